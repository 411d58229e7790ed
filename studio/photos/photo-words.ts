import { useFormValue } from 'sanity'

/**
 * What a photo of a job most likely shows: the job's name, or else its category and place. Empty while neither is known. The owner
 * reads it at the photo and can change it: a sentence that stands there is corrected, one that is missing is not written.
 */
export function usePhotoWords(): string {
  const [title, category, place] = [
    useFormValue(['title']),
    useFormValue(['category']),
    useFormValue(['place']),
  ].map((value) => (typeof value === 'string' ? value.trim() : ''))
  if (title) return title
  return category && place ? `${category} in ${place}` : (category ?? '')
}

/** The same for one of several: the first is called like the job, the others are counted. */
export function numbered(words: string, number: number): string | undefined {
  if (words === '') return undefined
  return number === 1 ? words : `${words}, photo ${number}`
}
