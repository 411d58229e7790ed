import type { IncomingMessage, ServerResponse } from 'node:http'
import type { DeliveredSite } from '../delivered-site.ts'
import type { AnswerHeaders } from './headers.ts'

type Parts = { site: DeliveredSite; headers: AnswerHeaders }

const ID = /^[A-Za-z0-9][\w.-]{0,127}$/
const WRONG_ID = 'Name one document, such as ?document=price-painting, or none to be told of all problems.'

/**
 * Tells where visitors find a document and in which revision, or which pages can't be made. The Studio asks this from
 * another origin; all of it stands on public pages, or says why one is missing.
 */
export function tellStatus(
  { site, headers }: Parts,
  request: IncomingMessage,
  response: ServerResponse,
  search: string,
): void {
  const { status, body } = answer(site, new URLSearchParams(search).get('document'))
  response.writeHead(status, {
    ...headers.ofData(),
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  })
  response.end(request.method === 'HEAD' ? undefined : JSON.stringify(body))
}

function answer(site: DeliveredSite, document: string | null): { status: number; body: unknown } {
  if (document !== null && !ID.test(document)) return { status: 400, body: { error: WRONG_ID } }
  const known = site.ask((manifest) =>
    document === null ? { problems: manifest.problems() } : manifest.documentStatus(document),
  )
  if (known) return { status: 200, body: known }
  return {
    status: 503,
    body: { error: 'What is published can’t be read now. Please try again in a minute.' },
  }
}
