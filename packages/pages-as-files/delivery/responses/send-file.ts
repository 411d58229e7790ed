import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import {
  type Bytes,
  type Encoding,
  encodings,
  fileOf,
  hashOf,
  type PublishedFile,
} from '../../published/published-file.ts'
import type { Headers } from '../../site.ts'
import { fileCache } from './file-cache.ts'
import { isKnown, tagOf } from './headers.ts'

/** Text that visitors request often; in bytes. */
const MOST_CACHED = 16 * 1024 * 1024

type Form = { bytes: Bytes; encoding?: Encoding }

/** Sends published files of the site in the folder, each in the tightest form that the browser takes. */
export function fileSender(folder: string, headersOf: (file: PublishedFile) => Headers) {
  const cached = fileCache(MOST_CACHED)

  function read(file: PublishedFile, { bytes, encoding }: Form): Promise<Buffer | undefined> {
    const name = fileOf(folder, file)
    return cached(encoding ? `${name}${encodings[encoding]}` : name, bytes)
  }

  return {
    /** The file as it was written, to make something of it; undefined when it is not there or not whole. */
    bytes: (file: PublishedFile) => read(file, { bytes: file }),

    /** Returns false, and sends nothing, when the file is not there or not whole. */
    async send(
      { method, headers }: IncomingMessage,
      response: ServerResponse,
      file: PublishedFile,
      status = 200,
    ): Promise<boolean> {
      const about = headersOf(file)
      if (status === 200 && isKnown(tagOf(file), headers['if-none-match'])) {
        const { 'Content-Type': _, 'Content-Disposition': __, ...rest } = about
        response.writeHead(304, rest).end()
        return true
      }
      for (const form of formsFor(file, String(headers['accept-encoding'] ?? ''))) {
        const body = await read(file, form)
        if (!body) continue
        response.writeHead(status, {
          ...about,
          ...(form.encoding && { 'Content-Encoding': form.encoding }),
          'Content-Length': body.length,
        })
        response.end(method === 'HEAD' ? undefined : body)
        return true
      }
      return false
    },
  }
}

/** A compressed form that is damaged is left out, so that the plain one is sent. */
function formsFor(file: PublishedFile, accepted: string): Form[] {
  const there = preferred.filter((encoding) => file.forms[encoding])
  const encoding = encodingFor(accepted, there)
  const compressed = encoding && file.forms[encoding]
  return [...(compressed ? [{ bytes: compressed, encoding }] : []), { bytes: file }]
}

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

/** The tightest first. */
const preferred: readonly Encoding[] = ['br', 'gzip']

/** The tightest of the forms there are that a browser takes, by its Accept-Encoding header; undefined for plain bytes. */
function encodingFor(accepted = '', there: readonly Encoding[] = preferred): Encoding | undefined {
  if (accepted === '') return undefined
  const weights = new Map(accepted.toLowerCase().split(',').map(nameAndWeight))
  const others = weights.get('*') ?? 0
  return preferred.find((encoding) => there.includes(encoding) && (weights.get(encoding) ?? others) > 0)
}

function nameAndWeight(part: string): [name: string, weight: number] {
  const [name = '', ...parameters] = part.split(';').map((word) => word.trim())
  const weight = parameters.find((parameter) => parameter.startsWith('q='))
  return [name, weight ? Number.parseFloat(weight.slice(2)) : 1]
}
