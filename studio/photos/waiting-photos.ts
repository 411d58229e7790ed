import { isOf, type KeptInBrowser, type Owned } from 'oxbow/studio'
import type { Place } from '#content/places/distance.ts'
import { newKey } from '../inputs/new-key.ts'
import { type AssetReference, NothingCanBeSent } from './send-photo.ts'

/** A chosen photo that is not in its document yet. */
export type WaitingPhoto = {
  key: string
  /** The document that it is for, by its published id. */
  job: string
  /** Its place among the photos of this browser: the time at which it was chosen, in milliseconds since 1970. */
  order: number
  /** As it was chosen, and as it is sent once it is ready. */
  file: File
  isReady: boolean
  /** Where it was taken, if its camera said so. It stays in this browser. */
  place?: Place
  /** When the lake has it. */
  asset?: AssetReference
}

/** What outlives the tab: some browsers lose a file, and none loses bytes. */
export type KeptPhoto = Omit<WaitingPhoto, 'file' | 'isReady'> &
  Owned & { name: string; type: string; bytes: ArrayBuffer }

/** Why none is sent now: `outdated` until the page is loaded anew. */
export type Trouble = 'away' | 'outdated' | null
type State = { photos: readonly WaitingPhoto[]; trouble: Trouble }

/** In milliseconds. A document that nobody has opened for so long was given up. */
const KEPT_FOR = 90 * 24 * 60 * 60_000

type Needs = {
  prepare: (file: File) => Promise<{ file: File; place: Place | null }>
  /** Fails with `NothingCanBeSent` while the lake can't be reached. */
  upload: (photo: File) => Promise<AssetReference>
  refuse: (file: File, error: unknown) => void
  kept: KeptInBrowser<KeptPhoto>
}

/**
 * Chosen photos until their documents have them: made ready one after the other, since a phone has memory for one large photo, then kept
 * in the browser and sent in their order. What can't be sent now waits for the next `work`, also in a later tab of the same person.
 */
export function createWaitingPhotos({ prepare, upload, refuse, kept }: Needs) {
  let state: State = { photos: [], trouble: null }
  let lastOrder = 0
  let isWorking = false
  let person: string | undefined
  const listeners = new Set<() => void>()
  return { state: () => state, subscribe, restoreFor, add, drop, work }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  /** Notes whose tab this is, by their id, and adds what an earlier tab of theirs had to leave behind, once. */
  async function restoreFor(id: string): Promise<void> {
    if (person !== undefined) return
    person = id
    const isKnown = ({ key }: KeptPhoto) => state.photos.some((one) => one.key === key)
    const all = await kept.all()
    const left = all
      .filter((one) => !isKnown(one) && isOf(id, one))
      .sort((one, other) => one.order - other.order)
    const photos = left.map(({ name, type, bytes, person: _, ...photo }): WaitingPhoto => {
      return { ...photo, file: new File([bytes], name, { type }), isReady: true }
    })
    show({ photos: [...photos, ...state.photos] })
    for (const { key, order } of all) if (order < Date.now() - KEPT_FOR) drop(key)
    await work()
  }

  /** For a document that need not be there yet. */
  function add(job: string, files: readonly File[]): void {
    const added = files.map((file): WaitingPhoto => {
      lastOrder = Math.max(Date.now(), lastOrder + 1)
      return { key: newKey(), job, order: lastOrder, file, isReady: false }
    })
    show({ photos: [...state.photos, ...added] })
    void work()
  }

  /** Its document has it, or nobody wants it. */
  function drop(key: string): void {
    show({ photos: state.photos.filter((one) => one.key !== key) })
    void kept.drop(key)
  }

  /** Does what can be done now, as soon as it is known whose tab this is; resolves when nothing more can. */
  async function work(): Promise<void> {
    if (isWorking || state.trouble === 'outdated' || person === undefined) return
    isWorking = true
    for (let next = nextPhoto(); next; next = nextPhoto())
      if (!(await (next.isReady ? send(next) : makeReady(next)))) break
    isWorking = false
  }

  /** All are made ready before the first one is sent, so that none is lost without a signal. */
  function nextPhoto(): WaitingPhoto | undefined {
    return state.photos.find(({ isReady }) => !isReady) ?? state.photos.find(({ asset }) => !asset)
  }

  /** Both resolve to whether the next photo can be tried. */
  async function makeReady(photo: WaitingPhoto): Promise<boolean> {
    try {
      const { file, place } = await prepare(photo.file)
      await change({ ...photo, file, isReady: true, ...(place && { place }) })
    } catch (error) {
      refuse(photo.file, error)
      drop(photo.key)
    }
    return true
  }

  async function send(photo: WaitingPhoto): Promise<boolean> {
    try {
      await change({ ...photo, asset: await upload(photo.file) })
      show({ trouble: null })
      return true
    } catch (error) {
      const isForAll = error instanceof NothingCanBeSent
      if (isForAll) show({ trouble: error.isOutdated ? 'outdated' : 'away' })
      else {
        refuse(photo.file, error)
        drop(photo.key)
      }
      return !isForAll
    }
  }

  /** Keeps it as it is now, unless it was dropped meanwhile. */
  async function change({ file, isReady, ...photo }: WaitingPhoto): Promise<void> {
    const bytes = await file.arrayBuffer()
    await kept.put({ ...photo, person, name: file.name, type: file.type, bytes })
    if (!state.photos.some(({ key }) => key === photo.key)) return kept.drop(photo.key)
    const changed = { ...photo, file, isReady }
    show({ photos: state.photos.map((one) => (one.key === photo.key ? changed : one)) })
  }

  function show(changed: Partial<State>): void {
    state = { ...state, ...changed }
    for (const listener of listeners) listener()
  }
}
