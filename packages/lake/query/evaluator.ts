import { type LakeDocument, publishedId } from '../documents/lake-document.ts'
import { type ReadPart, syncTagOf } from '../documents/sync-tags.ts'
import { LakeError, queryError } from '../errors/lake-error.ts'
import { evaluateDelta } from './groq/delta.ts'
import { compile } from './groq/groq-query.ts'
import { ALL } from './indexes/document-indexes.ts'
import { type Documents, IndexedDocuments } from './indexes/indexed-documents.ts'
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
  const run = (documents: Documents) => query.run(documents, task.identity, task.time, task)
  switch (task.do) {
    case 'answer': {
      const { dataset, perspective, answerSize, sourceMap, identity, time: budget } = task
      const reads = new RecordedReads(replica.view(dataset, perspective, task.readsAs), mayRead)
      if (!sourceMap) {
        const json = jsonWithin(await run(reads), answerSize)
        return { answer: { json, tags: reads.tags(dataset) } }
      }
      const { value, map } = await query.trace(reads, { identity, budget, place: task }, sourceMap)
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
  const one = new IndexedDocuments({ find: withId, idOf: (id) => id, all: () => [document] })
  const by = (index: Index) => one.by(index)
  return { find: (id) => others.find(id), withId, by, readyBy: by, note: () => undefined }
}

function isMatch(result: unknown): boolean {
  return Array.isArray(result) ? result.length > 0 : result !== null && result !== false
}

/** The documents of a dataset, and a record of what a query reads of them, from which its sync tags follow. */
class RecordedReads implements Documents {
  readonly #documents: IndexedDocuments
  readonly #mayRead: boolean
  readonly #parts = new Set<ReadPart>()
  /** The type of each document that was read by its id; undefined for one that is not there. */
  readonly #typesOfIds = new Map<string, string | undefined>()

  /** With `mayRead` it throws `NotRead` rather than to read all documents, or to make an index of them. */
  constructor(documents: IndexedDocuments, mayRead: boolean) {
    this.#documents = documents
    this.#mayRead = mayRead
  }

  withId(id: string): ReturnType<Documents['withId']> {
    return this.find(id)
  }

  by(index: Index): ReturnType<Documents['by']> {
    this.#requireRead(index)
    return this.#documents.by(index)
  }

  readyBy(index: Index): ReturnType<Documents['readyBy']> {
    this.#requireRead(ALL)
    return this.#documents.readyBy(index)
  }

  note(part: ReadPart): void {
    this.#parts.add(part)
  }

  find(id: string): ReturnType<Documents['find']> {
    const found = this.#documents.find(id)
    this.#typesOfIds.set(publishedId(id), found?._type)
    return found
  }

  /** The sync tags of all that was read; a change of anything else does not change the answer. */
  tags(dataset: string): string[] {
    if (this.#parts.has('all')) return [syncTagOf(dataset, 'all')]
    const isMuch = this.#typesOfIds.size > MOST_IDS
    const parts = new Set(this.#parts)
    for (const [id, type] of this.#typesOfIds) {
      if (type !== undefined && parts.has(`type ${type}`)) continue
      parts.add(isMuch && type !== undefined ? `type ${type}` : `id ${id}`)
    }
    return [...parts].map((part) => syncTagOf(dataset, part)).sort()
  }
  #requireRead(index: Index): void {
    if (this.#mayRead && !this.#documents.has(index)) throw new NotRead(() => this.#documents.by(index))
  }
}
