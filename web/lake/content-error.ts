import type { Lack } from 'pages-as-files'
import { studioLink } from '#content/addresses/studio-link.ts'
import { documentTitle } from '#content/documents/document-title.ts'
import type { Refused } from './mended-answer.ts'
import { documentIn, fieldOf, hasFields, isEmptied, type Place } from './preview-marks/places.ts'

export type ContentProblem = Lack & { studioLink: string }

/** A document lost something that its page can't do without; the message says which, and what to fill in where. */
export class ContentError extends Error {
  readonly path: string
  readonly problems: readonly ContentProblem[]

  constructor(path: string, problems: readonly ContentProblem[]) {
    super(`The page ${path} can't be built from what is published:\n${linesOf(problems)}`)
    this.name = 'ContentError'
    this.path = path
    this.problems = problems
  }
}

/** What pages that are made all the same do not show, with what to do about it. */
export function leftOutWords(problems: readonly ContentProblem[]): string {
  return `Pages show what they had before, or nothing, in place of what can't be shown:\n${linesOf(problems)}`
}

function linesOf(problems: readonly ContentProblem[]): string {
  const lines = problems.map(({ document, id, type, field, reason, studioLink }) => {
    const named = id ? `${type} "${document}" (${id})` : document
    return `  - ${named}: ${reason} Fill ${field ? `in "${field}"` : 'it in'} and publish: ${studioLink}`
  })
  return lines.join('\n')
}

/** Turns what a parser refused into problems that name the innermost document around each refused value. */
export function contentProblems(refused: readonly Refused[], studioUrl: string): ContentProblem[] {
  const problems = refused.map((one) => {
    const { owner, id, type, path, value } = refusedAt(one, refused)
    const field = isEmptied(owner) ? '' : path
    return {
      document: (hasFields(owner) && documentTitle(owner)) || id || 'The content as a whole',
      id,
      type,
      field,
      reason: reasonFor(owner, field, value, one),
      studioLink: id ? studioLink(studioUrl, { _id: id, _type: type }, field) : studioUrl,
      instead: one.instead,
    }
  })
  return [...new Map(problems.map((problem) => [`${problem.id} ${problem.field}`, problem])).values()]
}

function reasonFor(owner: unknown, field: string, value: unknown, { issue }: Refused): string {
  if (isEmptied(owner)) return 'It was deleted, or all of it is empty.'
  if (documentIn(value)) return `"${field}" is a document of another kind.`
  if (value === undefined || value === null || value === '') return `"${field}" is empty.`
  return `"${field}": ${issue.message.replace(/\.$/, '')}.`
}

/** The value that was refused, the innermost document around it, and its place there. Of one of a wrong type the reference is refused. */
function refusedAt({ answer, issue }: Refused, refused: readonly Refused[]) {
  const keys = issue.path.map(String)
  let [value, owner] = [answer, answer]
  let place: Place = { id: '', type: '', path: '' }
  for (const [index, key] of keys.entries()) {
    const document = documentIn(value)
    if (document && place.id && isOfWrongType(answer, keys.slice(0, index), refused)) break
    if (document) [owner, place] = [value, document]
    place = fieldOf(place, value, key)
    value = hasFields(value) ? value[key] : undefined
  }
  return { owner, value, ...place }
}

function isOfWrongType(answer: unknown, keys: readonly string[], refused: readonly Refused[]): boolean {
  const type = [...keys, '_type'].join('/')
  return refused.some((other) => other.answer === answer && other.issue.path.join('/') === type)
}
