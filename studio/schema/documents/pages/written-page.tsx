import { useEffect, useRef } from 'react'
import { type ObjectInputProps, type SanityClient, set } from 'sanity'
import { cityWords, followingWords, serviceWords, type Words } from '#content/documents/first-words.ts'
import { cleanText } from '#content/text/clean-text.ts'
import { usePublishedId } from '../../../screens/document-form.tsx'
import { useAnswer } from '../../../screens/use-lake.ts'
import { fieldsIn } from '../../../unknown-values.ts'

/** The form of a page that can be written for the owner: what was written follows its name and card until he types his own. */
export function WrittenPage(props: ObjectInputProps) {
  return <Following key={usePublishedId()} {...props} />
}

function Following(props: ObjectInputProps) {
  const { value, onChange, readOnly, schemaType } = props
  const place = useAnswer(schemaType.name, placeOf, 'We can’t tell where the office is.')
  const words = place === undefined ? undefined : wordsOf(schemaType.name, value, place)
  const former = useRef(words)
  useEffect(() => {
    const followed = former.current
    // A name that is about to be typed anew is empty for a moment.
    if (readOnly || !words) return
    former.current = words
    const changed = followed ? followingWords(fieldsIn(value), followed, words) : []
    if (changed.length > 0) onChange(changed.map(({ path, text }) => set(text, [...path])))
  }, [words, value, onChange, readOnly])
  return props.renderDefault(props)
}

const officeQuery = '*[_id == "business"][0]{"place": locality + ", " + region}.place'

/** Where the office is, such as "Charlotte, NC". */
export async function placeOf(client: SanityClient): Promise<string> {
  const published = client.withConfig({ perspective: 'published' })
  return (await published.fetch<string | null>(officeQuery)) ?? ''
}

/** What the words are made of, and what only the owner knows besides. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  city: ['name', 'state', 'zipCodes'],
  service: ['title', 'summary'],
}

/** The names of the fields that the words lack. */
export function missingIn(type: string, document: unknown): string[] {
  const fields = fieldsIn(document)
  return (NEEDED[type] ?? []).filter((field) => !fields[field])
}

/** The words of a page, by what is in its form; undefined while something that they are made of is empty. */
export function wordsOf(type: string, document: unknown, place: string): Words | undefined {
  if (missingIn(type, document).length > 0) return undefined
  const { name, state, title, summary } = fieldsIn(document)
  if (type === 'city') return cityWords({ name: clean(name), state: clean(state) })
  return serviceWords({ title: clean(title), summary: clean(summary), place })
}

const clean = (text: unknown) => cleanText(String(text))
