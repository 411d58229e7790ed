import type { SanityClient } from '@sanity/client'
import {
  type AssetSourceUploadEvent,
  type AssetSourceUploader,
  type AssetSourceUploadFile,
  set,
  unset,
} from 'sanity'
import { newKey } from '../inputs/new-key.ts'
import { refuse } from './refusal-layout.tsx'
import { sendPhoto } from './send-photo.ts'

type Update = { progress?: number; status?: string; error?: Error }
type Upload = Required<Pick<NonNullable<Parameters<AssetSourceUploader['upload']>[1]>, 'onChange'>>

/** What is said about a picture, and is not true of another one in its place. */
const OF_THE_LAST_ONE = ['hotspot', 'crop', 'alt', 'rendering']

const ENDED: readonly AssetSourceUploadFile['status'][] = ['complete', 'aborted', 'error']

/** Makes the photos of one field ready and sends them. A file that can't be used counts as one that the owner took back. */
export class PhotoUploader implements AssetSourceUploader {
  readonly #client: SanityClient
  readonly #subscribers = new Set<(event: AssetSourceUploadEvent) => void>()
  #files: AssetSourceUploadFile[] = []

  constructor(client: SanityClient) {
    this.#client = client
  }

  upload(files: File[], options: Partial<Upload> = {}): AssetSourceUploadFile[] {
    const added = files.map((file): AssetSourceUploadFile => {
      return { id: newKey(), file, progress: 0, status: 'pending' }
    })
    this.#files.push(...added)
    for (const one of added) void this.#send(one, options.onChange ?? (() => undefined))
    return this.#files
  }

  abort(file?: AssetSourceUploadFile): void {
    for (const { id, status } of file ? [file] : [...this.#files])
      if (!ENDED.includes(status)) this.updateFile(id, { status: 'aborted' })
  }

  getFiles(): AssetSourceUploadFile[] {
    return this.#files
  }

  subscribe(subscriber: (event: AssetSourceUploadEvent) => void): () => void {
    this.#subscribers.add(subscriber)
    return () => this.#subscribers.delete(subscriber)
  }

  updateFile(id: string, { progress, status, error }: Update): void {
    const file = this.#files.find((one) => one.id === id)
    if (!file) return
    if (error) file.error = error
    if (progress !== undefined) {
      file.progress = progress
      this.#tell({ type: 'progress', file, progress })
    }
    if (isStatus(status)) {
      file.status = status
      this.#tell({ type: 'status', file, status })
    }
    if (this.#files.some((one) => !ENDED.includes(one.status))) return
    this.#tell({ type: 'all-complete', files: this.#files })
    this.reset()
  }

  reset(): void {
    this.#files = []
  }

  async #send({ id, file }: AssetSourceUploadFile, onChange: Upload['onChange']): Promise<void> {
    try {
      this.updateFile(id, { status: 'uploading', progress: 10 })
      const asset = await sendPhoto(this.#client, file)
      const isWanted = this.#files.some((one) => one.id === id)
      if (isWanted) onChange([set(asset, ['asset']), ...OF_THE_LAST_ONE.map((field) => unset([field]))])
      this.updateFile(id, { status: 'complete' })
    } catch (error) {
      refuse(file, error)
      this.updateFile(id, { status: 'aborted' })
    }
  }

  #tell(event: AssetSourceUploadEvent): void {
    for (const subscriber of this.#subscribers) subscriber(event)
  }
}

function isStatus(status: string | undefined): status is AssetSourceUploadFile['status'] {
  return ['pending', 'uploading', 'complete', 'error', 'aborted', 'alreadyExists'].includes(status ?? '')
}
