import { keptInBrowser } from 'oxbow/studio'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { type LayoutProps, type SanityClient, useCurrentUser } from 'sanity'
import { lake } from '../environment.ts'
import { useLake } from '../screens/use-lake.ts'
import { placeIn } from './prepare/photo-place.ts'
import { preparePhoto } from './prepare/prepare-photo.ts'
import { RefusalLayout, refuse } from './refusal-layout.tsx'
import { NothingCanBeSent, uploadPhoto } from './send-photo.ts'
import { createWaitingPhotos } from './waiting-photos.ts'

/** In milliseconds, after which a photo that could not be sent is tried again. */
const RETRY = 5_000

/** In bytes, of a file: a camera says near its beginning where a photo was taken. */
const BEGINNING = 1_000_000
const beginningOf = async (file: File) => new Uint8Array(await file.slice(0, BEGINNING).arrayBuffer())

let client: SanityClient | undefined

/** The photos that were chosen in this browser, whichever form they are for: sent while any screen of the Studio is open. */
export const photoQueue = createWaitingPhotos({
  prepare: async (file) => ({ file: await preparePhoto(file), place: placeIn(await beginningOf(file)) }),
  upload: async (photo) => {
    if (!client) throw new NothingCanBeSent(false)
    return uploadPhoto(client, photo)
  },
  refuse,
  kept: keptInBrowser(`photos ${lake.projectId} ${lake.dataset}`, 'photos', 'key'),
})

export function PhotosLayout(props: LayoutProps) {
  const ownClient = useLake()
  const person = useCurrentUser()?.id
  useEffect(() => {
    client = ownClient
    if (person !== undefined) void photoQueue.restoreFor(person)
    const work = () => void photoQueue.work()
    const timer = setInterval(work, RETRY)
    addEventListener('online', work)
    return () => {
      clearInterval(timer)
      removeEventListener('online', work)
    }
  }, [ownClient, person])
  return <RefusalLayout {...props} />
}

/** Those that a document waits for, and why none is sent now. */
export function usePhotosFor(job: string) {
  const { photos, trouble } = useSyncExternalStore(photoQueue.subscribe, photoQueue.state)
  const waiting = useMemo(() => photos.filter((photo) => photo.job === job), [photos, job])
  return { waiting, trouble }
}

/** The documents that photos were chosen for, as the first screen lists them; they need not be there yet. */
export function useJobsOfPhotos() {
  const { photos } = useSyncExternalStore(photoQueue.subscribe, photoQueue.state)
  const [...jobs] = new Map(photos.map(({ job, order }) => [job, order]))
  return jobs.map(([_id, order]) => ({ _id, _type: 'project', _updatedAt: new Date(order).toISOString() }))
}
