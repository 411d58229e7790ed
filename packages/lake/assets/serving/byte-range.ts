/** Bytes of a file, the last one included. */
export type ByteRange = { start: number; end: number }

/**
 * The part of a file that a request asks for (RFC 9110, 14.2): `undefined` for the whole of it, also when the client had
 * another version or asks for several parts at once, and 'none' when the file has no such part.
 */
export function rangeOf(headers: Headers, etag: string, size: number): ByteRange | 'none' | undefined {
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
