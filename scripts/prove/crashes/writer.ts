import { createHash, randomBytes } from 'node:crypto'
import type { SanityClient } from '@sanity/client'
import { keepTrying } from './attempt.ts'

/** In bytes. */
const UPLOAD = 30_000
const DRAFT = 'drafts.prove-'

/** Writes while processes are killed, keeps what the lake has acknowledged, and says afterwards what of it is lost. */
export interface Writer {
  run(signal: AbortSignal): Promise<void>
  /** How many writes were acknowledged. */
  readonly acknowledged: number
  /** A sentence for each write that is not there any more. */
  lost(): Promise<string[]>
}

type Counting = { id: string; field: string; from: number; rest?: number }

/** Counts up in one field of a document, each number only after the last was acknowledged or failed. */
export class CountingWriter implements Writer {
  readonly #client: SanityClient
  readonly #id: string
  readonly #field: string
  readonly #rest: number | undefined
  #number: number
  #last: number
  acknowledged = 0

  /** Rests so many milliseconds after each write. */
  constructor(client: SanityClient, { id, field, from, rest }: Counting) {
    this.#client = client
    this.#id = id
    this.#field = field
    this.#rest = rest
    this.#number = from
    this.#last = from
  }

  /** The last number that was acknowledged, in a draft that no page shows. */
  static ofDraft(client: SanityClient, name: number): CountingWriter {
    return new CountingWriter(client, { id: `${DRAFT}${name}`, field: 'minimum', from: 0 })
  }

  get last(): number {
    return this.#last
  }

  run(signal: AbortSignal): Promise<void> {
    return keepTrying(
      signal,
      async () => {
        this.#number += 1
        const number = this.#number
        const transaction = this.#client
          .transaction()
          .createIfNotExists({ _id: this.#id, _type: 'price' })
          .patch(this.#id, { set: { [this.#field]: number } })
        await transaction.commit()
        this.#last = number
        this.acknowledged += 1
      },
      this.#rest,
    )
  }

  /** A write whose answer was lost may be there or not; none that was acknowledged may be missing. */
  async lost(): Promise<string[]> {
    const stored = await this.#client.fetch<number | null>('*[_id == $id][0][$field]', {
      id: this.#id,
      field: this.#field,
    })
    if (stored !== null && stored >= this.#last && stored <= this.#number) return []
    if (this.acknowledged === 0) return []
    return [`${this.#id} has ${stored}, although ${this.#last} was acknowledged.`]
  }
}

/** Uploads files whose bytes nobody else has. */
export class UploadingWriter implements Writer {
  readonly #client: SanityClient
  readonly #stored: { id: string; url: string; hash: string }[] = []

  constructor(client: SanityClient) {
    this.#client = client
  }

  get acknowledged(): number {
    return this.#stored.length
  }

  run(signal: AbortSignal): Promise<void> {
    return keepTrying(signal, async () => {
      const bytes = randomBytes(UPLOAD)
      const { _id: id, url } = await this.#client.assets.upload('file', bytes, { filename: 'proof.bin' })
      this.#stored.push({ id, url, hash: hashOf(bytes) })
    })
  }

  async lost(): Promise<string[]> {
    const checked = this.#stored.map(async ({ id, url, hash }) => {
      const document = await this.#client.getDocument(id)
      const response = await fetch(url)
      const isWhole = response.ok && hashOf(await response.bytes()) === hash
      return document && isWhole ? [] : [`The file ${id} is ${document ? 'not as it was sent' : 'gone'}.`]
    })
    return (await Promise.all(checked)).flat()
  }
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
