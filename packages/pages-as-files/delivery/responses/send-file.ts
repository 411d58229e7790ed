import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  type Bytes,
  type Encoding,
  encodings,
  fileOf,
  type PublishedFile,
} from '../../published/published-file.ts'
import { encodingFor } from './encodings.ts'
import { FileCache } from './file-cache.ts'
import { isKnown, type ResponseHeaders, tagOf } from './headers.ts'

/** Text that visitors request often; in bytes. */
const MOST_CACHED = 16 * 1024 * 1024

type Form = { bytes: Bytes; encoding?: Encoding }

/** Sends published files, each in the tightest form that the browser takes. */
export class FileSender {
  readonly #folder: string
  readonly #headers: ResponseHeaders
  readonly #cache = new FileCache(MOST_CACHED)

  /** `folder` is that of the published site. */
  constructor(folder: string, headers: ResponseHeaders) {
    this.#folder = folder
    this.#headers = headers
  }

  /** Returns false, and sends nothing, when the file is not there or not whole. */
  async send(
    { method, headers }: IncomingMessage,
    response: ServerResponse,
    file: PublishedFile,
    status = 200,
  ): Promise<boolean> {
    const about = this.#headers.ofFile(file)
    if (status === 200 && isKnown(tagOf(file), headers['if-none-match'])) {
      const { 'Content-Type': _, 'Content-Disposition': __, ...rest } = about
      response.writeHead(304, rest).end()
      return true
    }
    for (const form of formsFor(file, String(headers['accept-encoding'] ?? ''))) {
      const body = this.#cache.peek(form.bytes.hash) ?? (await this.#read(file, form))
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
  }

  /** The file as it was written, to make something of it; undefined when it is not there or not whole. */
  async bytes(file: PublishedFile): Promise<Buffer | undefined> {
    return this.#cache.peek(file.hash) ?? this.#read(file, { bytes: file })
  }

  #read(file: PublishedFile, { bytes, encoding }: Form): Promise<Buffer | undefined> {
    const name = fileOf(this.#folder, file)
    return this.#cache.read(encoding ? `${name}${encodings[encoding]}` : name, bytes)
  }
}

/** A compressed form that is damaged is left out, so that the plain one is sent. */
function formsFor(file: PublishedFile, accepted: string): Form[] {
  const there: Encoding[] = [
    ...(file.forms.br ? (['br'] as const) : []),
    ...(file.forms.gzip ? (['gzip'] as const) : []),
  ]
  const encoding = encodingFor(accepted, there)
  const compressed = encoding && file.forms[encoding]
  return [...(compressed ? [{ bytes: compressed, encoding }] : []), { bytes: file }]
}
