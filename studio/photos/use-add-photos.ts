import { useState } from 'react'
import { type ArrayOfObjectsInputProps, insert, setIfMissing, useClient, useFormValue } from 'sanity'
import { SANITY_API_VERSION } from '#content/environment/environment.ts'
import { newKey } from '../inputs/new-key.ts'
import { refusals } from './refusals.ts'
import { sendPhoto } from './send-photo.ts'

/** Which photo of how many is being sent. */
export type Progress = { number: number; all: number }

/** Sends photos and puts each into the list as it arrives. Those that can't be used are left out, and the owner is told why. */
export function useAddPhotos({ onChange, schemaType, value }: ArrayOfObjectsInputProps) {
  const name = useFormValue(['title'])
  const client = useClient({ apiVersion: SANITY_API_VERSION })
  const [progress, setProgress] = useState<Progress | null>(null)
  const type = schemaType.of[0]?.name ?? 'picture'

  /** The first photo mostly shows what the job is called; the owner reads it below the photo and can change it. */
  const firstWords = !value?.length && typeof name === 'string' ? name : undefined

  async function addOne(file: File, alt: string | undefined) {
    try {
      const asset = await sendPhoto(client, file)
      const photo = { _type: type, _key: newKey(), asset, ...(alt && { alt }) }
      onChange([setIfMissing([]), insert([photo], 'after', [-1])])
    } catch (error) {
      refusals.tell(file, error)
    }
  }

  /** One after the other: a phone has memory for one large photo, and its signal for one upload. */
  async function add(files: readonly File[]) {
    for (const [place, file] of files.entries()) {
      setProgress({ number: place + 1, all: files.length })
      await addOne(file, place === 0 ? firstWords : undefined)
    }
    setProgress(null)
  }

  return { add, progress }
}
