import { isProposed, proposedDescription, proposedName } from '#content/documents/project.ts'
import { cleanText } from '#content/text/clean-text.ts'
import { newKey } from '../inputs/new-key.ts'
import { fieldsIn, referenceIn } from '../unknown-values.ts'

/** A photo as its field has it. */
export type Photo = Readonly<Record<string, unknown>>

/** The photos of finished work in the order in which visitors see them, the large one first, and the one from before the work. */
export type JobPhotos = { shown: readonly Photo[]; before: Photo | undefined }

/** The file of a photo. No job shows the same one twice, so it tells its photos apart. */
export const fileOf = (photo: unknown) => referenceIn(fieldsIn(photo).asset)
const isSame = (one: unknown, other: unknown) => fileOf(one) === fileOf(other)
const hasFile = (photo: unknown) => fileOf(photo) !== undefined

/** Without a picture the first of the further photos is the large one, as on the website. */
export function photosOf(job: unknown): JobPhotos {
  const { picture, before, photos } = fieldsIn(job)
  const further: readonly unknown[] = Array.isArray(photos) ? photos : []
  return {
    shown: [picture, ...further].filter(hasFile).map(fieldsIn),
    before: hasFile(before) ? fieldsIn(before) : undefined,
  }
}

/** The fields of the document that hold them. */
export function fieldsFor({ shown, before }: JobPhotos) {
  const [picture, ...photos] = shown
  return {
    picture: picture && withoutKey(picture),
    before: before && withoutKey(before),
    photos: photos.map((photo) => ({ ...photo, _key: photo._key ?? newKey() })),
  }
}

const withoutKey = ({ _key, ...photo }: Photo): Photo => photo

export function withPhoto({ shown, before }: JobPhotos, asset: object): JobPhotos {
  return { shown: [...shown, { _type: 'picture', asset }], before }
}

const without = (photos: readonly Photo[], photo: Photo) => photos.filter((one) => !isSame(one, photo))

export function withoutPhoto({ shown, before }: JobPhotos, photo: Photo): JobPhotos {
  return { shown: without(shown, photo), before: isSame(before, photo) ? undefined : before }
}

export function withLarge({ shown, before }: JobPhotos, photo: Photo): JobPhotos {
  return { shown: [photo, ...without(shown, photo)], before }
}

/** Of two photos of the same spot. The one after the work is the large one then; what was taken for an earlier one is a photo again. */
export function withPair(photos: JobPhotos, before: Photo, after: Photo): JobPhotos {
  const { shown } = withLarge(withoutPair(photos), after)
  return { shown: without(shown, before), before }
}

export function withoutPair({ shown, before }: JobPhotos): JobPhotos {
  return { shown: before ? [...shown, before] : shown, before: undefined }
}

/** What the photos show most likely: the work by its name, or by the one that is proposed for it. */
export function photoWords(job: unknown): string {
  const { title, ...fields } = fieldsIn(job)
  return (typeof title === 'string' && cleanText(title)) || proposedName(fields)
}

/**
 * Each photo with a description: what somebody typed stays, what is missing or was proposed by the former words becomes what the
 * words and its place propose.
 */
export function described({ shown, before }: JobPhotos, former: string, words: string): JobPhotos {
  const describe = (photo: Photo, place: number | 'before'): Photo => {
    const { alt, ...rest } = photo
    if (typeof alt === 'string' && alt !== '' && !isProposed(alt, former)) return photo
    const proposed = proposedDescription(words, place)
    if (proposed === (alt ?? '')) return photo
    return proposed ? { ...rest, alt: proposed } : rest
  }
  return {
    shown: shown.map((photo, place) => describe(photo, place + 1)),
    before: before && describe(before, 'before'),
  }
}
