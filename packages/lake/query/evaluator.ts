import { type LakeDocument, publishedId } from '../documents/lake-document.ts'
import { type ReadPart, syncTagOf } from '../documents/sync-tags.ts'
import { LakeError, queryError } from '../errors/lake-error.ts'
import { evaluateDelta } from './groq/delta.ts'
import { compile } from './groq/groq-query.ts'
import { ALL } from './indexes/document-indexes.ts'
import { createIndexedDocuments, type Documents, type IndexedDocuments } from './indexes/indexed-documents.ts'
import type { Index } from './indexes/keyed-lists.ts'
import { jsonWithin } from './query-limits.ts'
import { type Found, type Outcome, refusal, type Step, type Task } from './query-task.ts'
import type { Replica } from './replica.ts'

/** An answer names no more single documents than these: of the others it names the type. */
const MOST_IDS = 200

/**
 * Documents and indexes are read on nobody's time so often for one query, which is far more than pages need; indexes beyond that are
 * made on the query's own.
 */
const MOST_READINGS = 8

/** Says that a query needs documents or an index that all later queries have too, and that those have to be read first. */
class NotRead extends Error {
  readonly read: () => unknown

  constructor(read: () => unknown) {
    super('Not read yet')
    this.read = read
  }
}

/** Runs a task on the replica; errors become part of the outcome. `begin` hears what is done next: only `evaluate` is the query's time. */
export async function evaluate(
  replica: Replica,
  task: Task,
  begin: (step: Step) => Promise<void> = async () => undefined,
  readings = MOST_READINGS,
): Promise<Outcome> {
  try {
    await begin('evaluate')
    return { found: await resultOf(replica, task, readings > 0) }
  } catch (error) {
    if (error instanceof NotRead) {
      await begin('read')
      error.read()
      return evaluate(replica, task, begin, readings - 1)
    }
    const known = isQuerysFault(error)
      ? queryError(task.query, `It can’t be evaluated: ${error.message}`)
      : error
    if (known instanceof LakeError) return refusal(known)
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

/** Too deep nesting overflows the stack (RangeError); projecting `__proto__` makes groq-js throw a TypeError. */
function isQuerysFault(error: unknown): error is Error {
  return error instanceof RangeError || error instanceof TypeError
}

async function resultOf(replica: Replica, task: Task, mayRead: boolean): Promise<Found> {
  if (task.do === 'judge') {
    const values = await evaluateDelta(task.query, task.changes)
    return { judged: values.map((value) => jsonWithin(value, task.answerSize) ?? 'null') }
  }
  const query = compile(task.query, task.params)
  const run = (documents: Documents) => query.run(documents, task)
  switch (task.do) {
    case 'answer': {
      const { dataset, perspective, answerSize, sourceMap } = task
      const reads = recordedReads(replica.view(dataset, perspective, task.readsAs), mayRead)
      if (!sourceMap) {
        const json = jsonWithin(await run(reads), answerSize)
        return { answer: { json, tags: reads.tags(dataset) } }
      }
      const { value, map } = await query.trace(reads, task, sourceMap)
      const [json, mapped] = [value, map].map((part) => jsonWithin(part, answerSize))
      return { answer: { json, tags: reads.tags(dataset), map: mapped } }
    }
    case 'match': {
      const view = replica.view(task.dataset, 'raw', task.readsAs)
      const matches = async (document: LakeDocument | null) =>
        document !== null && isMatch(await run(only(document, view)))
      const found: [boolean, boolean][] = []
      for (const { before, after } of task.changes) found.push([await matches(before), await matches(after)])
      return { matches: found }
    }
    default:
      return task satisfies never
  }
}

/** A dataset that holds one document; references still lead to the others. */
function only(document: LakeDocument, others: Documents): Documents {
  const withId = (id: string) => (document._id === id ? document : undefined)
  const one = createIndexedDocuments({ find: withId, idOf: (id) => id, all: () => [document] })
  const by = (index: Index) => one.by(index)
  return { find: (id) => others.find(id), withId, by, readyBy: by, note: () => undefined }
}

function isMatch(result: unknown): boolean {
  return Array.isArray(result) ? result.length > 0 : result !== null && result !== false
}

/**
 * The documents of a dataset, and a record of what a query reads of them, from which its sync tags follow. With `mayRead` it throws
 * `NotRead` rather than to read all documents, or to make an index of them.
 */
function recordedReads(documents: IndexedDocuments, mayRead: boolean) {
  const noted = new Set<ReadPart>()
  /** The type of each document that was read by its id; undefined for one that is not there. */
  const typesOfIds = new Map<string, string | undefined>()
  const requireRead = (index: Index) => {
    if (mayRead && !documents.has(index)) throw new NotRead(() => documents.by(index))
  }
  const find: Documents['find'] = (id) => {
    const found = documents.find(id)
    typesOfIds.set(publishedId(id), found?._type)
    return found
  }
  const by: Documents['by'] = (index) => {
    requireRead(index)
    return documents.by(index)
  }
  const readyBy: Documents['readyBy'] = (index) => {
    requireRead(ALL)
    return documents.readyBy(index)
  }
  return { find, withId: find, by, readyBy, note: (part: ReadPart) => void noted.add(part), tags }

  /** The sync tags of all that was read; a change of anything else does not change the answer. */
  function tags(dataset: string): string[] {
    if (noted.has('all')) return [syncTagOf(dataset, 'all')]
    const isMuch = typesOfIds.size > MOST_IDS
    const parts = new Set(noted)
    for (const [id, type] of typesOfIds) {
      if (type !== undefined && parts.has(`type ${type}`)) continue
      parts.add(isMuch && type !== undefined ? `type ${type}` : `id ${id}`)
    }
    return [...parts].map((part) => syncTagOf(dataset, part)).sort()
  }
}
