import type { IncomingMessage } from 'node:http'

/** A request with a body, of any server. */
export type Posted = {
  headers: { get(name: string): string | null }
  body: AsyncIterable<Uint8Array> | null
}

/** A request of Node's server, as the others have it. */
export function posted(request: IncomingMessage): Posted {
  return {
    headers: { get: (name) => request.headers[name.toLowerCase()]?.toString() ?? null },
    body: request,
  }
}

/** Reads a body; undefined for one of more bytes, of which no more is read, whatever the head of the request says. */
export async function readBody(body: Posted['body'], most: number): Promise<Buffer | undefined> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of body ?? []) {
    bytes += part.byteLength
    if (bytes > most) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts)
}
