import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { undefinedIfMissing } from '../errors/disk-errors.ts'
import { plainError } from '../errors/lake-error.ts'
import { streamOf } from '../http/node-http.ts'

/** Bytes of a file, the last one included. */
type ByteRange = { start: number; end: number }

/**
 * Answers with a file, or with the requested range of it; `headers` holds its `etag`. Throws 404 when it does not exist.
 * A file that is deleted or replaced meanwhile is still sent whole; of one that is truncated the response breaks off.
 */
export async function fileResponse(
  { method, headers: asked }: Request,
  path: string,
  headers: Readonly<Record<string, string>> & { etag: string },
): Promise<Response> {
  const found = await stat(path).catch(undefinedIfMissing)
  if (!found) throw plainError(404, 'This file was deleted just now.')
  const { size } = found
  const range = method === 'GET' ? rangeOf(asked, headers.etag, size) : undefined
  if (range === 'none')
    return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${size}` } })
  const { start, end } = range ?? { start: 0, end: size - 1 }
  const part = range && { 'content-range': `bytes ${start}-${end}/${size}` }
  const sized = { ...headers, ...part, 'accept-ranges': 'bytes', 'content-length': String(end - start + 1) }
  const body = method === 'HEAD' || size === 0 ? null : streamOf(bytesOf(path, { start, end }))
  return new Response(body, { status: range ? 206 : 200, headers: sized })
}

/**
 * The part of a file that a request asks for (RFC 9110, 14.2): `undefined` for the whole of it, also when the client had
 * another version or asks for several parts at once, and 'none' when the file has no such part.
 */
function rangeOf(headers: Headers, etag: string, size: number): ByteRange | 'none' | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(headers.get('range')?.trim() ?? '') ?? []
  const condition = headers.get('if-range')
  if (first === undefined || last === undefined || (condition !== null && condition !== etag))
    return undefined
  if (first === '') return last === '' ? undefined : endingPart(Number(last), size)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < Number(first)) return undefined
  return Number(first) < size ? { start: Number(first), end } : 'none'
}

/** `bytes=-500` asks for the last 500. */
function endingPart(length: number, size: number): ByteRange | 'none' {
  return length === 0 || size === 0 ? 'none' : { start: Math.max(0, size - length), end: size - 1 }
}

/** Opens the file for the first of its bytes, and closes it after the last or when the reader leaves. */
async function* bytesOf(path: string, { start, end }: ByteRange): AsyncGenerator<Uint8Array> {
  let left = end + 1 - start
  for await (const chunk of createReadStream(path, { start, end })) {
    left -= chunk.length
    yield chunk
  }
  // The content-length is already sent, so the response must fail rather than end early.
  if (left > 0) throw new Error(`A file became ${left} bytes shorter while it was sent`)
}
