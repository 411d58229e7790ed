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

const STOPPED = 'You stopped it or left the form before we had it. Choose it again if you need it.'

/**
 * Makes the photos of one field ready and sends them. A file that can't be used counts as one that the owner took back, and so does one
 * that is under way when its form is left: both are told.
 */
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
      for (const one of file ? [file] : this.#files) {
        if (isUnderWay(one)) refuse(one.file, new Error(STOPPED))
        this.updateFile(one.id, { status: 'aborted' })
      }
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
      if (this.#files.some(isUnderWay)) return
      this.#events.next({ type: 'all-complete', files: this.#files })
      this.reset()
    }

    reset(): void {
      this.#files = []
    }

    async #send({ id, file }: AssetSourceUploadFile, onChange: Options['onChange']): Promise<void> {
      this.updateFile(id, { status: 'uploading' })
      this.updateFile(id, { progress: 10 })
      const ask = (event: Event) => event.preventDefault()
      addEventListener('beforeunload', ask)
      const isWanted = () => this.#files.some((one) => one.id === id)
      try {
        const asset = await sendPhoto(client, file)
        if (isWanted()) onChange?.([set(asset, ['asset']), ...OF_THE_LAST_ONE.map((field) => unset([field]))])
        this.updateFile(id, { status: 'complete' })
      } catch (error) {
        if (isWanted()) refuse(file, error)
        this.updateFile(id, { status: 'aborted' })
      } finally {
        removeEventListener('beforeunload', ask)
      }
    }
  }

const isUnderWay = ({ status }: AssetSourceUploadFile) => status === 'pending' || status === 'uploading'
