import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { inTown } from '#content/addresses/any-town.ts'
import type { Encoding, PublishedFile } from '../../published/entry.ts'
import { hashOf } from '../../published/hash.ts'
import type { Parts } from '../answer.ts'
import { encodingFor } from './encodings.ts'
import { isKnown } from './headers.ts'
import { templateOf } from './template.ts'

/** A page takes 1 to 3 ms this way. */
const QUICKLY = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
const compress: Record<Encoding, (text: Buffer) => Promise<Buffer>> = {
  br: (text) => promisify(brotliCompress)(text, QUICKLY),
  gzip: (text) => promisify(gzip)(text, { level: 6 }),
}

/**
 * Sends the page of a trade in any town with the name of one. It is made from the one page that there is for each trade, so
 * that made-up towns leave nothing behind.
 */
export async function sendTown(
  parts: Parts,
  { method, headers: asked }: IncomingMessage,
  response: ServerResponse,
  page: PublishedFile,
  town: string,
): Promise<void> {
  const html = Buffer.from(inTown(await templateOf(parts, page), town))
  const tag = `W/"${hashOf(html)}"`
  const about = { ...parts.headers.ofFile(page), ETag: tag }
  if (isKnown(tag, asked['if-none-match'])) {
    response.writeHead(304, about).end()
    return
  }
  const encoding = encodingFor(String(asked['accept-encoding'] ?? ''))
  const body = encoding ? await compress[encoding](html) : html
  const form = encoding ? { 'Content-Encoding': encoding } : {}
  response.writeHead(200, { ...about, ...form, 'Content-Length': body.length })
  response.end(method === 'HEAD' ? undefined : body)
}
