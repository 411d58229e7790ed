import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Delivered } from 'pages-as-files'
import { posted } from 'pages-as-files/http'
import { fixedPaths } from '#content/addresses/routes.ts'
import { answerForm } from '../your-request/answer.ts'

/** Answers a quote form that was sent without a script, from the page with slots that is published for it. */
export async function sendForm(
  request: IncomingMessage,
  response: ServerResponse,
  delivered: Delivered,
): Promise<void> {
  const { text, headers } = await delivered.template(fixedPaths.requestPage)
  const answer = await answerForm(posted(request), async () => text)
  const { ETag: _, ...about } = headers
  const body = Buffer.from(await answer.arrayBuffer())
  response.writeHead(answer.status, {
    ...about,
    ...Object.fromEntries([...answer.headers].map(([name, value]) => [title(name), value])),
    'Content-Length': body.length,
    // Of what was not read nothing may be taken for the next request.
    ...(request.complete ? {} : { Connection: 'close' }),
  })
  response.end(body)
}

/** As `Headers` has no capitals, so that one of ours takes the place of one of the page's. */
function title(name: string): string {
  return name.replace(/(?<=^|-)[a-z]/g, (letter) => letter.toUpperCase())
}
