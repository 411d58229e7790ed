import { useState } from 'react'
import { type ArrayOfObjectsInputProps, insert, setIfMissing, useClient } from 'sanity'
import { SANITY_API_VERSION } from '#content/environment/lake.ts'
import { newKey } from '../inputs/new-key.ts'
import { numbered, usePhotoWords } from './photo-words.ts'
import { NothingCanBeSent } from './prepare/photo-refusal.ts'
import { refusals } from './refusals.ts'
import { sendPhoto } from './send-photo.ts'

/** Which photo of how many is being sent. */
export type Progress = { number: number; all: number }

/** Sends photos and puts each into the list as it arrives. Those that can't be used are left out, and the owner is told why. */
export function useAddPhotos({ onChange, schemaType, value }: ArrayOfObjectsInputProps) {
  const words = usePhotoWords()
  const client = useClient({ apiVersion: SANITY_API_VERSION })
  const [progress, setProgress] = useState<Progress | null>(null)
  const type = schemaType.of[0]?.name ?? 'picture'

  /** Resolves to whether the next photo can be tried. */
  async function addOne(file: File, alt: string | undefined): Promise<boolean> {
    try {
      const asset = await sendPhoto(client, file)
      const photo = { _type: type, _key: newKey(), asset, ...(alt && { alt }) }
      onChange([setIfMissing([]), insert([photo], 'after', [-1])])
      return true
    } catch (error) {
      refusals.tell(file, error)
      return !(error instanceof NothingCanBeSent)
    }
  }

  /** One after the other: a phone has memory for one large photo, and its signal for one upload. */
  async function add(files: readonly File[]) {
    const before = value?.length ?? 0
    for (const [place, file] of files.entries()) {
      setProgress({ number: place + 1, all: files.length })
      if (await addOne(file, numbered(words, before + place + 1))) continue
      for (const later of files.slice(place + 1)) refusals.tell(later, 'This one wasn’t sent either.')
      break
    }
    setProgress(null)
  }

  return { add, progress }
}
