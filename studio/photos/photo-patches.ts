import { type FormPatch, insert, set, setIfMissing, unset } from 'sanity'
import { fieldsFor, fileOf, type JobPhotos, type Photo } from './job-photos.ts'

/** What changes the fields from one state into the other, and as little of them as can be: meanwhile another photo may have come. */
export function photoPatches(from: JobPhotos, to: JobPhotos): FormPatch[] {
  const [now, then] = [fieldsFor(from), fieldsFor(to)]
  return [
    ...patchesOf(['picture'], now.picture, then.picture),
    ...patchesOf(['before'], now.before, then.before),
    ...listPatches(now.photos, then.photos),
  ]
}

type KeyedPhoto = Photo & { _key: unknown }

function listPatches(now: readonly KeyedPhoto[], then: readonly KeyedPhoto[]): FormPatch[] {
  const isLonger = now.every(({ _key }, place) => then[place]?._key === _key)
  if (!isLonger) return [set(then, ['photos'])]
  const added = then.slice(now.length)
  const changed = now.flatMap((photo, place) =>
    patchesOf(['photos', { _key: String(photo._key) }], photo, then[place]),
  )
  if (added.length === 0) return changed
  return [...changed, setIfMissing([], ['photos']), insert([...added], 'after', ['photos', -1])]
}

/** A photo that is the same file may have another description. */
function patchesOf(path: NonNullable<FormPatch['path']>, now?: Photo, then?: Photo): FormPatch[] {
  if (now === then) return []
  if (!then) return [unset(path)]
  if (fileOf(now) !== fileOf(then)) return [set(then, path)]
  if (now?.alt === then.alt) return []
  return [then.alt === undefined ? unset([...path, 'alt']) : set(then.alt, [...path, 'alt'])]
}
