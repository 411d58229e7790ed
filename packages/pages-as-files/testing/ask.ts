import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http'

export type RawResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string }
type Options = { method?: string; headers?: OutgoingHttpHeaders; body?: string | Buffer }

/** Asks for a path as it is written, on a connection that might be used again, and returns the bytes as they come: `fetch` would tidy up both. */
export function ask(
  site: string,
  path: string,
  { method = 'GET', headers = {}, body }: Options = {},
): Promise<RawResponse> {
  const { hostname, port } = new URL(site)
  const kept = { connection: 'keep-alive', ...headers }
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, path, method, headers: kept, agent: false }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part) => parts.push(part))
      response.on('error', reject)
      response.on('end', () => {
        const whole = Buffer.concat(parts)
        const { statusCode: status = 0 } = response
        resolve({ status, headers: response.headers, body: whole, text: whole.toString() })
      })
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

/** All of an answer but the time and what is said of the connection alone. */
export function whole({ status, headers, body }: RawResponse) {
  const { date: _, connection: __, 'keep-alive': ___, ...rest } = headers
  return { status, headers: rest, body: body.toString('base64') }
}

/** The status of an answer in JSON, and what it says. */
export async function askJson(site: string, path: string) {
  const { status, text } = await ask(site, path)
  return [status, JSON.parse(text)] as const
}
