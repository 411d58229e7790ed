import type { IncomingMessage, ServerResponse } from 'node:http'
import { fixedPaths } from '#content/addresses/routes.ts'
import { posted } from '../../http/posted.ts'
import { answerForm } from '../../your-request/answer.ts'
import type { Parts } from '../answer.ts'
import { templateOf } from './template.ts'

/** Answers a quote form that was sent without a script, from the page with slots that is published for it. */
export async function sendForm(
  parts: Parts,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const page = parts.site.fileAt(fixedPaths.requestPage)
  if (!page) throw new Error('The page that answers a quote form is not there.')
  const template = await templateOf(parts, page)
  const answer = await answerForm(posted(request), async () => template)
  const { ETag: _, ...about } = parts.headers.ofFile(page)
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
