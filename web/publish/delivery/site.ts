import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Delivered, DeliverySite, Headers } from 'pages-as-files'
import { posted } from 'pages-as-files/http'
import { fixedPaths, quoteFormPath } from '#content/addresses/routes.ts'
import type { Environment } from '#content/environment/environment.ts'
import { siteBasics } from '../basics.ts'
import { answerVisit } from '../visits/answer.ts'
import { answerForm } from '../your-request/answer.ts'
import { PreviewDoor } from './preview/preview-door.ts'

/** The site as delivery knows it: the few requests that no file answers. */
export function deliverySite(environment: Environment): DeliverySite {
  const basics = siteBasics(environment)
  const preview = new PreviewDoor(environment, basics.folders)
  return {
    ...basics,
    methods: { [fixedPaths.yourRequest]: ['GET', 'HEAD', 'POST'] },
    async handle(request, response, target, delivered) {
      const { path } = target
      if (path === fixedPaths.yourRequest && request.method === 'POST') {
        await sendForm(request, response, delivered, environment.siteUrl ?? environment.localSiteUrl)
        return true
      }
      const entry = answerVisit(path)
      if (entry) {
        await send(request, response, entry, basics.headers(path, { styles: [], scripts: [] }))
        return true
      }
      const contact = path === fixedPaths.securityTxt ? securityTxt(environment) : undefined
      if (contact) delivered.say(request, response, 200, contact)
      if (contact || (await preview.handle(request, response, target, delivered))) return true
      // Without a request there is only the form to be led to.
      const isForm = path === fixedPaths.yourRequest || path === fixedPaths.requestPage
      if (isForm) delivered.redirect(response, 307, quoteFormPath, { 'Cache-Control': 'no-store' })
      return isForm
    },
  }
}

const DAY = 24 * 60 * 60_000
/** How long a copy is valid; RFC 9116 asks for less than a year. */
const EXPIRES = 180 * DAY

/** Where to report a weakness of the site, as RFC 9116 has it; undefined when no contact is set. */
function securityTxt({ securityContact, siteUrl }: Environment): string | undefined {
  if (!securityContact) return undefined
  const expires = new Date(Math.floor(Date.now() / DAY) * DAY + EXPIRES)
  return [
    `Contact: ${securityContact}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    // By RFC 9116 a file is invalid whose Canonical is another address.
    ...(siteUrl ? [`Canonical: ${siteUrl}${fixedPaths.securityTxt}`] : []),
  ].join('\n')
}

/** Answers a quote form that was sent without a script, from the page with slots that is published for it. */
async function sendForm(
  request: IncomingMessage,
  response: ServerResponse,
  delivered: Delivered,
  site: string,
): Promise<void> {
  const { text, headers } = await delivered.template(fixedPaths.requestPage)
  const answer = await answerForm(posted(request), async () => text, site)
  const { ETag: _, ...about } = headers
  await send(request, response, answer, about)
}

/** Sends what was made for this visitor; `about` are the headers that are not its own. */
async function send(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Response,
  about: Headers,
): Promise<void> {
  const body = Buffer.from(await answer.arrayBuffer())
  response.writeHead(answer.status, {
    ...about,
    ...Object.fromEntries([...answer.headers].map(([name, value]) => [title(name), value])),
    'Content-Length': body.length,
    // The rest of a body that was not read must not be parsed as the next request.
    ...(request.complete ? {} : { Connection: 'close' }),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** Capitalized, since `Headers` has lower case alone, so that ours replace the page's. */
function title(name: string): string {
  return name.replace(/(?<=^|-)[a-z]/g, (letter) => letter.toUpperCase())
}
