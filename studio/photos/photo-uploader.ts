import type { SanityClient } from '@sanity/client'
import { Subject } from 'rxjs'
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

type Options = NonNullable<Parameters<AssetSourceUploader['upload']>[1]>
type Update = Parameters<AssetSourceUploader['updateFile']>[1]

/** What is said about a picture, and is not true of another one in its place. */
const OF_THE_LAST_ONE = ['hotspot', 'crop', 'alt', 'rendering']

/** Makes the photos of one field ready and sends them. A file that can't be used counts as one that the owner took back. */
export const photoUploader = (client: SanityClient) =>
  class PhotoUploader implements AssetSourceUploader {
    readonly #events = new Subject<AssetSourceUploadEvent>()
    #files: AssetSourceUploadFile[] = []

    upload(files: File[], { onChange }: Options = {}): AssetSourceUploadFile[] {
      const added = files.map((file): AssetSourceUploadFile => {
        return { id: newKey(), file, progress: 0, status: 'pending' }
      })
      this.#files.push(...added)
      for (const one of added) void this.#send(one, onChange)
      return this.#files
    }

    abort(file?: AssetSourceUploadFile): void {
      for (const { id } of file ? [file] : this.#files) this.updateFile(id, { status: 'aborted' })
    }

    getFiles(): AssetSourceUploadFile[] {
      return this.#files
    }

    subscribe(subscriber: (event: AssetSourceUploadEvent) => void): () => void {
      const subscription = this.#events.subscribe(subscriber)
      return () => subscription.unsubscribe()
    }

    updateFile(id: string, update: Update): void {
      const file = this.#files.find((one) => one.id === id)
      if (!file) return
      Object.assign(file, update)
      const { progress, status } = file
      this.#events.next(
        update.status ? { type: 'status', file, status } : { type: 'progress', file, progress },
      )
      if (this.#files.some((one) => one.status === 'pending' || one.status === 'uploading')) return
      this.#events.next({ type: 'all-complete', files: this.#files })
      this.reset()
    }

    reset(): void {
      this.#files = []
    }

    async #send({ id, file }: AssetSourceUploadFile, onChange: Options['onChange']): Promise<void> {
      this.updateFile(id, { status: 'uploading' })
      this.updateFile(id, { progress: 10 })
      try {
        const asset = await sendPhoto(client, file)
        const isWanted = this.#files.some((one) => one.id === id)
        if (isWanted) onChange?.([set(asset, ['asset']), ...OF_THE_LAST_ONE.map((field) => unset([field]))])
        this.updateFile(id, { status: 'complete' })
      } catch (error) {
        refuse(file, error)
        this.updateFile(id, { status: 'aborted' })
      }
    }
  }
