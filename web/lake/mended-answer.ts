import { hash } from 'node:crypto'
import type { Instead, Part } from 'pages-as-files'
import type { z } from 'zod'
import { isLessened, noteLessened } from './hidden-documents.ts'
import { documentIn, hasFields } from './preview-marks/places.ts'

/** What a page showed last of a document at a place of its answer; undefined where none ever did. */
export type LastGood = (document: string, place: string) => unknown

export type Refused = {
  answer: unknown
  issue: z.core.$ZodIssue
  /** Undefined for what the page can't do without. */
  instead: Instead | undefined
}

type Mended<Data> = { answer: unknown; data: Data | undefined; refused: readonly Refused[] }

/**
 * Has what is wrong in an answer cost itself alone: in place of a document that is not the page's own comes its last good answer,
 * or in a list nothing when there never was one, nor what stands there for its sake, and of a text only the node is left out. What
 * can't be without a document that is hidden is left out too, such as a section of which nothing is left. There is no data when
 * that is not enough.
 */
export function mended<Data>(parser: z.ZodType<Data>, answer: unknown, lastGood: LastGood): Mended<Data> {
  const refused: Refused[] = []
  /** What was of no use, or is being used. */
  const tried = new Set<string>()
  for (let shown = answer; ; ) {
    const parsed = parser.safeParse(shown)
    if (parsed.success) return { answer: shown, data: parsed.data, refused }
    const changes: Changes = new Map()
    const before = shown
    refused.push(
      ...parsed.error.issues.flatMap((issue) => {
        const change = changeFor(before, issue.path, (document, place) =>
          tried.has(`${document} ${place}`) ? undefined : lastGood(document, place),
        )
        if (change) changes.set(change.at, change)
        // It is as the owner wants it.
        return change?.isOfHidden ? [] : [{ answer: before, issue, instead: change?.instead }]
      }),
    )
    if (refused.some(({ instead }) => instead === undefined)) return { answer, data: undefined, refused }
    for (const { use } of changes.values()) tried.add(use)
    shown = changed(shown, changes)
  }
}

/** What an answer has of documents, for the time when one of them can't be shown any more. */
export function partsOf(answer: unknown, step: Step = ROOT): Part[] {
  if (!hasFields(answer)) return []
  const { id } = (isOwnPage(step) ? undefined : documentIn(answer)) ?? {}
  const inside = Object.keys(answer).flatMap((key) => {
    const next = stepInto({ ...step, value: answer }, key)
    return partsOf(next.value, next)
  })
  return id === undefined ? inside : [{ document: id, place: placeOf(step), answer }, ...inside]
}

type Change = { at: string; instead: Instead; use: string; value?: unknown; isOfHidden?: boolean }
type Changes = Map<string, Change>

/** A value on the way to another, and where it is: by its keys, and by keys and types as all answers of a query have it. */
type Step = { at: string; way: string; value: unknown; holder: unknown; holderWay: string }
const ROOT: Step = { at: '', way: '', value: undefined, holder: undefined, holderWay: '' }

/** From the refused value outwards: the first that the page can do without, or that it has been shown with. */
function changeFor(answer: unknown, keys: readonly PropertyKey[], lastGood: LastGood): Change | undefined {
  const steps = [{ ...ROOT, value: answer }]
  for (const key of keys) steps.push(stepInto(steps.at(-1) ?? ROOT, String(key)))
  const isOfHidden = isByHiding(steps.at(-1) ?? ROOT)
  let isOfDocument = isOfHidden
  for (const step of steps.reverse()) {
    const { at, value, holder } = step
    const leaveOut: Change = { at, instead: 'nothing', use: at, isOfHidden }
    if (isTextNode(step)) return leaveOut
    const { id } = (isOwnPage(step) ? undefined : documentIn(value)) ?? {}
    // It was good with what is hidden now.
    const good = id === undefined || isOfHidden ? undefined : lastGood(id, placeOf(step))
    if (good !== undefined) return { at, instead: 'before', use: `${id} ${placeOf(step)}`, value: good }
    isOfDocument ||= id !== undefined
    // The document, or what is in the list for its sake, such as a link to it.
    if (isOfDocument && Array.isArray(holder)) return leaveOut
  }
  const part = isOfHidden ? steps.find(isPart) : undefined
  return part && { at: part.at, instead: 'nothing', use: part.at, value: null, isOfHidden }
}

/** Of a document, with fields of its own: what can be empty as a whole, such as a warranty whose number of years is hidden. */
function isPart({ value, holder }: Step): boolean {
  return hasFields(value) && !Array.isArray(value) && !documentIn(value) && hasFields(holder)
}

/** Whether a value was refused for what a hidden document leaves: an empty field, or too short a list. */
function isByHiding({ value, holder }: Step): boolean {
  return value === null ? isLessened(holder) : Array.isArray(value) && isLessened(value)
}

function stepInto({ at, way: holderWay, value: holder }: Step, key: string): Step {
  const value = hasFields(holder) ? holder[key] : undefined
  const type = hasFields(value) && typeof value._type === 'string' ? value._type : ''
  const way = `${holderWay}/${Array.isArray(holder) ? '' : key}:${type}`
  return { at: `${at}/${key}`, way, value, holder, holderWay }
}

function isOwnPage({ at }: Step): boolean {
  return at === '/page'
}

/** Of Portable Text: a block, or what stands in one. Only the query of a text asks for `markDefs`. */
function isTextNode({ holder, holderWay }: Step): boolean {
  if (!Array.isArray(holder)) return false
  return (
    /:block\/(?:children|markDefs):$/.test(holderWay) ||
    holder.some((item) => hasFields(item) && 'markDefs' in item)
  )
}

/** As many as there are documents in the projections of all queries. */
const places = new Map<string, string>()

/** The same for all documents that one projection of a query answers with. */
function placeOf({ way, value }: Step): string {
  const fields = hasFields(value) ? Object.keys(value).sort() : []
  const words = `${way} ${fields}`
  const place = places.get(words) ?? hash('sha256', words, 'base64url').slice(0, 16)
  places.set(words, place)
  return place
}

function changed(value: unknown, changes: Changes, at = ''): unknown {
  const change = changes.get(at)
  if (change) return change.value
  if (!hasFields(value)) return value
  const within = [...changes].filter(([place]) => place.startsWith(`${at}/`))
  if (within.length === 0) return value
  const next = changedInside(value, changes, at)
  const hasLost = within.some(
    ([place, { isOfHidden }]) => isOfHidden && !place.slice(at.length + 1).includes('/'),
  )
  return isLessened(value) || hasLost ? noteLessened(next) : next
}

function changedInside(value: Record<string, unknown>, changes: Changes, at: string): object {
  if (Array.isArray(value))
    return value.flatMap((item: unknown, index) => {
      const next = `${at}/${index}`
      return changes.get(next)?.instead === 'nothing' ? [] : [changed(item, changes, next)]
    })
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, changed(inner, changes, `${at}/${key}`)]),
  )
}
