import { randomUUID } from 'node:crypto'
import { Dataset } from '../documents/dataset.ts'
import { diffOf } from '../documents/document-diff.ts'
import type { LakeDocument } from '../documents/lake-document.ts'
import { isPreviewSecret } from '../documents/reader.ts'
import { createWorkspace, type DocumentChange, type Workspace } from '../documents/workspace.ts'
import { describeDamage } from './damage.ts'
import { openDatabase } from './database.ts'
import { readDocument, readDocuments } from './document-rows.ts'
import type { Place } from './place.ts'
import { inTransaction, statementsOf } from './sqlite.ts'

/** One transaction as it was committed: whole, in order, under one id. */
export type Commit = {
  dataset: string
  transactionId: string
  /** ISO 8601 with milliseconds, UTC. */
  timestamp: string
  /** The id of the user or token that wrote. */
  identity: string
  changes: readonly DocumentChange[]
}

export type CommitRequest = {
  dataset: string
  transactionId: string
  identity: string
  /** A digest of the request, to tell a transaction that is sent twice from another one with the same id. */
  digest: string
  /** Stages and validates only: neither disk nor documents change, and listeners are not called. */
  dryRun?: boolean
}

/** The documents of a dataset that are in memory already, and what reads the others. */
type Begun = { documents: Dataset; parts: Iterator<undefined>; isRead: boolean }

/**
 * The documents and their history in one SQLite file, `lake.sqlite` in the directory, and the documents in memory.
 * Everything is synchronous, so two commits never interleave. `derive` adds fields that depend on the lake's address and are not
 * stored, such as an asset's `url`. Throws a `StartError` when the directory can't be used as it is.
 */
export function openStore(
  place: Place,
  derive: (document: LakeDocument) => LakeDocument = (document) => document,
) {
  const { database, lastWrite, close } = openDatabase(place)
  const writeListeners = new Set<() => void>()
  const sql = statementsOf(database, () => {
    for (const listener of writeListeners) listener()
  })
  const datasets = new Map<string, Begun>()
  const hooks: ((commit: Commit) => void)[] = []
  const listeners = new Set<(commit: Commit) => void>()
  return {
    ...{
      place,
      database,
      sql,
      commit,
      insideCommit,
      onCommit,
      onWrite: (listener: () => void) => writeListeners.add(listener),
      document,
      transaction,
      dataset,
      readOn,
      remove,
      close,
    },
    all: (name: string) => [...dataset(name).byId.values()],
    /** Aborted when the dataset is removed. */
    removalOf: (name: string) => begun(name).documents.removed.signal,
  }

  /** Runs `work` on a workspace and commits its changes, or none of them when anything throws. Returns once they are on disk. */
  function commit(
    { digest, dryRun, ...request }: CommitRequest,
    work: (workspace: Workspace) => void,
  ): Commit {
    const documents = dataset(request.dataset)
    const moment = { transactionId: request.transactionId, timestamp: new Date().toISOString() }
    const workspace = createWorkspace(documents, moment, derive)
    work(workspace)
    const done: Commit = { ...request, ...moment, changes: workspace.changes() }
    if (dryRun) return done
    persist(done, () => {
      const sequence = write(done, digest)
      for (const hook of hooks) hook(done)
      return sequence
    })
    for (const { documentId, after } of done.changes) {
      if (after) documents.put(after)
      else documents.remove(documentId)
    }
    tell(done)
    return done
  }

  /** Runs `hook` inside the SQLite transaction of each commit. When it throws, the commit is rolled back. */
  function insideCommit(hook: (commit: Commit) => void): void {
    hooks.push(hook)
  }

  /** Calls `listener` after each commit is durable. It must not throw. Returns the function that ends it. */
  function onCommit(listener: (commit: Commit) => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  /** A document, which is read from disk as long as not all of them are in memory. */
  function document(name: string, id: string): LakeDocument | undefined {
    const { documents, isRead } = begun(name)
    const known = documents.byId.get(id)
    if (known || isRead) return known
    const found = readDocument(database, name, id)
    return found && derive(found)
  }

  /** The row of a transaction; undefined when there is none of this id. */
  function transaction(name: string, id: string) {
    return sql.get`SELECT * FROM transactions WHERE dataset = ${name} AND id = ${id}`
  }

  /** The dataset in memory: what was not read from disk yet is read now. Unreadable documents are left out and logged. */
  function dataset(name: string): Dataset {
    while (readOn(name));
    return begun(name).documents
  }

  /** Reads some more of a dataset. Tells whether there is more. */
  function readOn(name: string): boolean {
    const reading = begun(name)
    reading.isRead ||= reading.parts.next().done === true
    return !reading.isRead
  }

  /**
   * Deletes a dataset's documents and history for good. A transaction without changes stays, which says who did it and when. Its
   * listeners end; files of its pictures stay until the lake finds that no other dataset names them.
   */
  function remove(name: string, identity: string): void {
    const { byId, removed } = dataset(name)
    const moment = { transactionId: randomUUID(), timestamp: new Date().toISOString() }
    const gone = (before: LakeDocument) => ({ documentId: before._id, before, after: null, mutations: [] })
    const removal = { dataset: name, identity, ...moment, changes: [...byId.values()].map(gone) }
    persist(removal, () => {
      for (const table of ['outbox', 'documents', 'changes', 'transactions'])
        database.prepare(`DELETE FROM ${table} WHERE dataset = ?`).run(name)
      return begin(removal, '')
    })
    datasets.delete(name)
    // Before the query processes are told, or each document would be an event of its own.
    removed.abort()
    tell(removal)
  }

  function begun(name: string): Begun {
    const known = datasets.get(name)
    if (known) return known
    const documents = new Dataset()
    const reading = { documents, parts: read(name, documents), isRead: false }
    datasets.set(name, reading)
    return reading
  }

  function* read(name: string, into: Dataset): Generator<undefined> {
    let isFirst = true
    try {
      for (const { documents, damaged } of readDocuments(database, name)) {
        if (!isFirst) yield
        isFirst = false
        for (const found of documents) into.put(derive(found))
        for (const [id, reason] of damaged) into.damaged.set(id, reason)
      }
    } catch (error) {
      // The next read must fail in the same way, rather than return a part of the documents.
      datasets.delete(name)
      throw error
    }
    if (into.damaged.size > 0) console.warn(describeDamage(name, into.damaged))
  }

  /** The commit is on disk: a listener that fails may neither make it look refused nor keep it from the others. */
  function tell(done: Commit): void {
    for (const listener of listeners) {
      try {
        listener(done)
      } catch (error) {
        console.error(`Not all that follows from the transaction ${done.transactionId} was done:`, error)
      }
    }
  }

  /** `writing` returns the sequence of the commit. */
  function persist({ timestamp }: Commit, writing: () => number): void {
    lastWrite.note({ sequence: inTransaction(database, writing), timestamp })
  }

  function begin({ dataset: name, transactionId, timestamp, identity }: Commit, digest: string): number {
    const { lastInsertRowid } = sql.run`INSERT INTO transactions (dataset, id, timestamp, identity, digest)
      VALUES (${name}, ${transactionId}, ${timestamp}, ${identity}, ${digest})`
    return Number(lastInsertRowid)
  }

  function write(done: Commit, digest: string): number {
    const { dataset: name, changes } = done
    const sequence = begin(done, digest)
    for (const [position, { documentId, before, after, mutations }] of changes.entries()) {
      if (after)
        sql.run`INSERT OR REPLACE INTO documents (dataset, id, body)
        VALUES (${name}, ${documentId}, ${JSON.stringify(after)})`
      else sql.run`DELETE FROM documents WHERE dataset = ${name} AND id = ${documentId}`
      if (isPreviewSecret(after ?? before)) continue
      const { _type } = after ?? before ?? { _type: '' }
      const effects = JSON.stringify(diffOf(before, after))
      const [from, to] = [before?._rev ?? null, after?._rev ?? null]
      sql.run`INSERT INTO changes VALUES (${sequence}, ${position}, ${name}, ${documentId}, ${_type},
        ${from}, ${to}, ${JSON.stringify(mutations)}, ${effects})`
    }
    return sequence
  }
}

export type Store = ReturnType<typeof openStore>
