import type { IncomingMessage, ServerResponse } from 'node:http'
import { fixedPaths } from '#content/routes.ts'
import { addressIn, pathIn } from './address.ts'

/** Everything else is only for reading. */
const posted = new Map<string, readonly string[]>([
  [fixedPaths.revalidate, ['POST']],
  [fixedPaths.yourRequest, ['GET', 'HEAD', 'POST']],
])

/**
 * What only Next's own scripts and servers say to each other; under which name the site was reached, which its environment
 * says; and ranges: what they ask for is small enough to be sent whole, and packed parts would not fit together. With them go
 * the conditions under which a part still fits: where they do not hold for a file, Next fails.
 */
const UNHEARD =
  /^(rsc|next-.*|x-nextjs-.*|x-middleware-.*|x-invoke-.*|x-matched-path|x-forwarded-.*|forwarded|range|if-range|if-match|if-unmodified-since)$/

/** Answers a request whose method is not for its address, and tells whether it did. */
export function refuseMethod({ method = '', url = '' }: IncomingMessage, response: ServerResponse): boolean {
  const methods = posted.get(pathIn(url)) ?? ['GET', 'HEAD']
  if (methods.includes(method)) return false
  response.setHeader('Allow', methods.join(', '))
  response.setHeader('Cache-Control', 'no-store')
  if (method === 'OPTIONS') response.writeHead(204).end()
  // What else the request holds is not waited for.
  else
    response
      .writeHead(405, { ...plainText, Connection: 'close' })
      .end(`Allowed here: ${methods.join(', ')}.\n`)
  return true
}

const plainText = { 'Content-Type': 'text/plain; charset=utf-8' }

/** Leaves of a request what Next should see of it. */
export function simplify(request: IncomingMessage): void {
  request.url = addressIn(request.url ?? '')
  // The answer is the same but for its body, which Node then leaves out.
  if (request.method === 'HEAD') request.method = 'GET'
  // Next takes a rewrite to another host for one that it has to fetch from there.
  request.headers.host = `localhost:${request.socket.localPort}`
  for (const name of Object.keys(request.headers)) if (UNHEARD.test(name)) delete request.headers[name]
}
