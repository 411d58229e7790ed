import type { LaunchDocument } from './launch-check.ts'
import { rank } from './renderings.ts'
import { seenDocuments } from './seen-documents.ts'

/** A number that nobody has made his own; `sentence` is the first that names it, around the number. */
export type MadeUpNumber = {
  id: string
  title: string
  value: string
  sentence?: { before: string; after: string; documentId: string; documentType: string }
}

/** The made-up numbers that the website has, first those that sentences name, in the order in which most visitors read them. */
export function madeUpNumbers(documents: readonly LaunchDocument[]): MadeUpNumber[] {
  const seen = seenDocuments(documents).toSorted((one, other) => rank(one) - rank(other))
  const sentences = new Map<string, MadeUpNumber['sentence']>()
  for (const document of seen)
    for (const { claim, before, after } of sentencesIn(document))
      if (!sentences.has(claim))
        sentences.set(claim, { before, after, documentId: document._id, documentType: document._type })
  const isSeen = new Set(seen.map(({ _id }) => _id))
  const numbers = documents.flatMap(({ _id: id, _type, sample, title, value }) => {
    const sentence = sentences.get(id)
    if (_type !== 'claim' || sample !== true || !(sentence || isSeen.has(id))) return []
    return [{ id, title: String(title ?? ''), value: String(value ?? ''), ...(sentence && { sentence }) }]
  })
  const places = [...sentences.keys()]
  const place = ({ id, sentence }: MadeUpNumber) => (sentence ? places.indexOf(id) : places.length)
  return numbers.toSorted((one, other) => place(one) - place(other))
}

type Named = { claim: string; before: string; after: string }

/** Each number that a sentence of a rich text in the value names. */
export function sentencesIn(value: unknown): Named[] {
  if (typeof value !== 'object' || value === null) return []
  const { _type, children }: { _type?: unknown; children?: unknown } = Object(value)
  if (_type !== 'block' || !Array.isArray(children)) return Object.values(value).flatMap(sentencesIn)
  return children.flatMap((child: unknown, index) => {
    const claim: unknown = Object(Object(child).claim)._ref
    if (typeof claim !== 'string') return []
    const before = textOf(children.slice(0, index)).split(/(?<=[.!?:])\s+/)
    const [after = ''] = textOf(children.slice(index + 1)).split(/(?<=[.!?])\s+/)
    return [{ claim, before: before.at(-1) ?? '', after }]
  })
}

/** What is no text of its own, such as a price, is left open. */
const textOf = (children: readonly unknown[]): string =>
  children.map((child) => String(Object(child).text ?? '…')).join('')
