import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type Encoding, hashOf } from '../../published/published-file.ts'
import type { Headers } from '../../site.ts'
import { encodingFor } from './encodings.ts'
import { isKnown } from './headers.ts'

/** A page takes 1 to 3 ms this way. */
const QUICKLY = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
const compress: Record<Encoding, (text: Buffer) => Promise<Buffer>> = {
  br: (text) => promisify(brotliCompress)(text, QUICKLY),
  gzip: (text) => promisify(gzip)(text, { level: 6 }),
}

/** Sends a page that was made for this address from the text of another, so that made-up addresses leave nothing behind. */
export async function sendFilledPage(
  { method, headers: requested }: IncomingMessage,
  response: ServerResponse,
  text: string,
  headers: Headers,
): Promise<void> {
  const html = Buffer.from(text)
  const tag = `W/"${hashOf(html)}"`
  const about = { ...headers, ETag: tag }
  if (isKnown(tag, requested['if-none-match'])) {
    response.writeHead(304, about).end()
    return
  }
  const encoding = encodingFor(String(requested['accept-encoding'] ?? ''))
  const body = encoding ? await compress[encoding](html) : html
  const form = encoding ? { 'Content-Encoding': encoding } : {}
  response.writeHead(200, { ...about, ...form, 'Content-Length': body.length })
  response.end(method === 'HEAD' ? undefined : body)
}
