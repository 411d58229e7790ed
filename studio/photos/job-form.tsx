import { Stack } from '@sanity/ui'
import { useEffect, useRef } from 'react'
import { type ObjectInputProps, set, setIfMissing } from 'sanity'
import { proposedName } from '#content/documents/project.ts'
import type { Place } from '#content/places/distance.ts'
import { cleanText } from '#content/text/clean-text.ts'
import { townAt, useTowns } from '../inputs/towns.ts'
import { usePublishedId } from '../screens/document-form.tsx'
import { fieldsIn } from '../unknown-values.ts'
import { described, fileOf, type JobPhotos, photosOf, photoWords, withPhoto } from './job-photos.ts'
import { photoPatches } from './photo-patches.ts'
import { photoQueue, usePhotosFor } from './photo-queue.tsx'
import { PhotoStrip } from './photo-strip.tsx'

/** The form of finished work: photos first, and what can be proposed from what is known already. */
export function JobForm(props: ObjectInputProps) {
  const job = usePublishedId()
  return <FormOf key={job} job={job} {...props} />
}

function FormOf({ job, ...props }: ObjectInputProps & { job: string }) {
  const { value, onChange, readOnly, renderPreview } = props
  const photos = photosOf(value)
  const words = photoWords(value)
  useProposedName(props)
  useProposedTown(props, job)
  useArrivals(props, job)
  const change = (changed: JobPhotos) => onChange(photoPatches(photos, described(changed, words, words)))
  return (
    <Stack gap={3}>
      <PhotoStrip {...{ job, photos, readOnly, renderPreview }} onChange={change} />
      {props.renderDefault(props)}
    </Stack>
  )
}

/** The name follows category and place until another one is typed. */
function useProposedName({ value, onChange, readOnly }: ObjectInputProps) {
  const { title, ...fields } = fieldsIn(value)
  const name = typeof title === 'string' ? cleanText(title) : ''
  const proposed = proposedName(fields)
  const former = useRef(proposed)
  useEffect(() => {
    const followed = former.current
    if (readOnly || proposed === followed) return
    former.current = proposed
    if (name === '' || name === followed) onChange(set(proposed, ['title']))
  }, [proposed, name, onChange, readOnly])
}

/** The town where the first photo was taken, until the owner has chosen one or none. */
function useProposedTown({ value, onChange, readOnly }: ObjectInputProps, job: string) {
  const { waiting } = usePhotosFor(job)
  const towns = useTowns()
  const found = useRef<Place>(undefined)
  found.current ??= waiting.find(({ place }) => place)?.place
  const town = found.current && townAt(found.current, towns)
  const isProposed = useRef(false)
  const isEmpty = !fieldsIn(value).place
  useEffect(() => {
    if (!town || readOnly || isProposed.current) return
    isProposed.current = true
    if (isEmpty) onChange(set(town, ['place']))
  }, [town, isEmpty, onChange, readOnly])
}

/** Photos come into the document as they are sent, and get their descriptions; these follow the name until others are typed. */
function useArrivals({ value, onChange, readOnly }: ObjectInputProps, job: string) {
  const { waiting } = usePhotosFor(job)
  const words = photoWords(value)
  const photos = photosOf(value)
  const files = [...photos.shown, photos.before].map((photo) => fileOf(photo) ?? '')
  const known = useRef({ words, files: files.join() })
  const placed = useRef<string>(undefined)
  useEffect(() => {
    if (readOnly) return
    // So that there is a document to come back to, also without a connection.
    if (waiting.length > 0 && !fieldsIn(value).photos) onChange(setIfMissing([], ['photos']))
    const arrived = waiting.filter(({ asset }) => asset && files.includes(asset._ref))
    for (const { key } of arrived) photoQueue.drop(key)
    const [next] = waiting
    const isNew = next?.asset && !arrived.includes(next) && placed.current !== next.key
    if (isNew) placed.current = next.key
    const all = isNew && next.asset ? withPhoto(photos, next.asset) : photos
    const { words: former, files: before } = known.current
    if (!isNew && former === words && before === files.join()) return
    known.current = { words, files: files.join() }
    onChange(photoPatches(photos, described(all, former, words)))
  })
}
