import type { z } from 'zod'
import { studioLink } from '#content/addresses/studio-link.ts'
import { documentTitle } from '#content/documents/document-title.ts'

export type ContentProblem = {
  /** What people know the document by. */
  document: string
  id: string
  type: string
  /** Such as `minimum` or `sections[_key=="a1"].heading`: the path the Studio opens. */
  field: string
  reason: string
  studioLink: string
}

/** A document lost something that its page can't do without; the message says which, and what to fill in where. */
export class ContentError extends Error {
  readonly path: string
  readonly problems: readonly ContentProblem[]

  constructor(path: string, problems: readonly ContentProblem[]) {
    const lines = problems.map(
      ({ document, id, type, field, reason, studioLink }) =>
        `  - ${id ? `${type} "${document}" (${id})` : document}: ${reason} Fill in "${field}" and publish: ${studioLink}`,
    )
    super(`The page ${path} can't be built from what is published:\n${lines.join('\n')}`)
    this.name = 'ContentError'
    this.path = path
    this.problems = problems
  }
}

/** Turns what a parser refused into problems that name the innermost document around each refused value. */
export function contentProblems(answer: unknown, error: z.ZodError, studioUrl: string): ContentProblem[] {
  const problems = error.issues.map((issue) => {
    const { owner, keys } = ownerOf(answer, issue.path)
    const field = studioPath(owner, keys)
    const id = textOf(owner, '_id')
    const type = textOf(owner, '_type')
    return {
      document: (isRecord(owner) && documentTitle(owner)) || id || 'The content as a whole',
      id,
      type,
      field,
      reason: isMissing(answer, issue.path) ? `"${field}" is empty.` : `"${field}": ${issue.message}.`,
      studioLink: id ? studioLink(studioUrl, { _id: id, _type: type }, field) : studioUrl,
    }
  })
  return [...new Map(problems.map((problem) => [`${problem.id} ${problem.field}`, problem])).values()]
}

type Key = PropertyKey

/** The innermost value on the path that is a document, and the keys from there on. */
function ownerOf(answer: unknown, path: readonly Key[]): { owner: unknown; keys: readonly Key[] } {
  let found: { owner: unknown; keys: readonly Key[] } = { owner: answer, keys: path }
  path.forEach((_, index) => {
    const value = valueAt(answer, path.slice(0, index))
    if (textOf(value, '_id')) found = { owner: value, keys: path.slice(index) }
  })
  return found
}

/** The Studio names items of a list by their key, not by their place. */
function studioPath(owner: unknown, keys: readonly Key[]): string {
  return keys
    .map((key, index) => {
      if (typeof key !== 'number') return `${index > 0 ? '.' : ''}${String(key)}`
      const itemKey = textOf(valueAt(owner, keys.slice(0, index + 1)), '_key')
      return itemKey ? `[_key=="${itemKey}"]` : `[${key}]`
    })
    .join('')
}

function isMissing(answer: unknown, path: readonly Key[]): boolean {
  const value = valueAt(answer, path)
  return value === undefined || value === null || value === ''
}

function valueAt(value: unknown, path: readonly Key[]): unknown {
  return path.reduce((current, key) => (isRecord(current) ? current[String(key)] : undefined), value)
}

function textOf(value: unknown, field: string): string {
  const text = isRecord(value) ? value[field] : undefined
  return typeof text === 'string' ? text : ''
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
