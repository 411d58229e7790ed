import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { Dataset } from '../documents/dataset.ts'
import { diffOf } from '../documents/document-diff.ts'
import type { LakeDocument } from '../documents/lake-document.ts'
import { isPreviewSecret } from '../documents/reader.ts'
import { type DocumentChange, Workspace } from '../documents/workspace.ts'
import { describeDamage } from './damage.ts'
import { type OpenDatabase, openDatabase } from './database.ts'
import { readDocument, readDocuments } from './document-rows.ts'
import type { Place } from './place.ts'
import { inTransaction } from './sqlite.ts'

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
 * Everything is synchronous, so two commits never interleave.
 */
export class Store {
  readonly place: Place
  readonly database: DatabaseSync
  readonly #opened: OpenDatabase
  readonly #derive: (document: LakeDocument) => LakeDocument
  readonly #datasets = new Map<string, Begun>()
  readonly #hooks: ((commit: Commit) => void)[] = []
  readonly #listeners = new Set<(commit: Commit) => void>()

  /**
   * `derive` adds fields that depend on the lake's address and are not stored, such as an asset's `url`. Throws a `StartError`
   * when the directory can't be used as it is.
   */
  constructor(place: Place, derive: (document: LakeDocument) => LakeDocument = (document) => document) {
    this.#opened = openDatabase(place)
    this.place = place
    this.database = this.#opened.database
    this.#derive = derive
  }

  /** Runs `work` on a workspace and commits its changes, or none of them when anything throws. Returns once they are on disk. */
  commit(request: CommitRequest, work: (workspace: Workspace) => void): Commit {
    const dataset = this.dataset(request.dataset)
    const moment = { transactionId: request.transactionId, timestamp: new Date().toISOString() }
    const workspace = new Workspace(dataset, moment, this.#derive)
    work(workspace)
    const commit: Commit = {
      dataset: request.dataset,
      transactionId: request.transactionId,
      timestamp: workspace.timestamp,
      identity: request.identity,
      changes: workspace.changes(),
    }
    if (request.dryRun) return commit
    this.#persist(commit, () => {
      const sequence = this.#write(commit, request.digest)
      for (const hook of this.#hooks) hook(commit)
      return sequence
    })
    for (const { documentId, after } of commit.changes) {
      if (after) dataset.put(after)
      else dataset.remove(documentId)
    }
    this.#tell(commit)
    return commit
  }

  /** Runs `hook` inside the SQLite transaction of each commit. When it throws, the commit is rolled back. */
  insideCommit(hook: (commit: Commit) => void): void {
    this.#hooks.push(hook)
  }

  /** Calls `listener` after each commit is durable. It must not throw. Returns the function that ends it. */
  onCommit(listener: (commit: Commit) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** A document, which is read from disk as long as not all of them are in memory. */
  document(dataset: string, id: string): LakeDocument | undefined {
    const { documents, isRead } = this.#begun(dataset)
    const known = documents.byId.get(id)
    if (known || isRead) return known
    const found = readDocument(this.database, dataset, id)
    return found && this.#derive(found)
  }

  /** The row of a transaction; undefined when there is none of this id. */
  transaction(dataset: string, id: string) {
    return this.database.prepare('SELECT * FROM transactions WHERE dataset = ? AND id = ?').get(dataset, id)
  }

  all(dataset: string): LakeDocument[] {
    return [...this.dataset(dataset).byId.values()]
  }

  /** The dataset in memory: what was not read from disk yet is read now. Unreadable documents are left out and logged. */
  dataset(name: string): Dataset {
    while (this.readOn(name));
    return this.#begun(name).documents
  }

  /** Aborted when the dataset is removed. */
  removalOf(name: string): AbortSignal {
    return this.#begun(name).documents.removed.signal
  }

  /** Reads some more of a dataset. Tells whether there is more. */
  readOn(name: string): boolean {
    const begun = this.#begun(name)
    begun.isRead ||= begun.parts.next().done === true
    return !begun.isRead
  }

  /**
   * Deletes a dataset's documents and history for good. A transaction without changes stays, which says who did it and when. Its
   * listeners end; files of its pictures stay until the lake finds that no other dataset names them.
   */
  remove(name: string, identity: string): void {
    const { byId, removed } = this.dataset(name)
    const moment = { transactionId: randomUUID(), timestamp: new Date().toISOString() }
    const gone = (before: LakeDocument) => ({ documentId: before._id, before, after: null, mutations: [] })
    const commit = { dataset: name, identity, ...moment, changes: [...byId.values()].map(gone) }
    this.#persist(commit, () => {
      for (const table of ['outbox', 'documents', 'changes', 'transactions'])
        this.database.prepare(`DELETE FROM ${table} WHERE dataset = ?`).run(name)
      return this.#begin(commit, '')
    })
    this.#datasets.delete(name)
    // Before the query processes are told, or each document would be an event of its own.
    removed.abort()
    this.#tell(commit)
  }

  close(): void {
    this.#opened.close()
  }

  #begun(name: string): Begun {
    const known = this.#datasets.get(name)
    if (known) return known
    const documents = new Dataset()
    const begun = { documents, parts: this.#read(name, documents), isRead: false }
    this.#datasets.set(name, begun)
    return begun
  }

  *#read(name: string, dataset: Dataset): Generator<undefined> {
    let isFirst = true
    try {
      for (const { documents, damaged } of readDocuments(this.database, name)) {
        if (!isFirst) yield
        isFirst = false
        for (const document of documents) dataset.put(this.#derive(document))
        for (const [id, reason] of damaged) dataset.damaged.set(id, reason)
      }
    } catch (error) {
      // The next read must fail in the same way, rather than return a part of the documents.
      this.#datasets.delete(name)
      throw error
    }
    if (dataset.damaged.size > 0) console.warn(describeDamage(name, dataset.damaged))
  }

  /** The commit is on disk: a listener that fails may neither make it look refused nor keep it from the others. */
  #tell(commit: Commit): void {
    for (const listener of this.#listeners) {
      try {
        listener(commit)
      } catch (error) {
        console.error(`Not all that follows from the transaction ${commit.transactionId} was done:`, error)
      }
    }
  }

  /** `write` returns the sequence of the commit. */
  #persist({ timestamp }: Commit, write: () => number): void {
    const sequence = inTransaction(this.database, write)
    this.#opened.lastWrite.note({ sequence, timestamp })
  }

  #begin({ dataset, transactionId, timestamp, identity }: Commit, digest: string): number {
    const insert =
      'INSERT INTO transactions (dataset, id, timestamp, identity, digest) VALUES (?, ?, ?, ?, ?)'
    const { lastInsertRowid } = this.database
      .prepare(insert)
      .run(dataset, transactionId, timestamp, identity, digest)
    return Number(lastInsertRowid)
  }

  #write(commit: Commit, digest: string): number {
    const { dataset, changes } = commit
    const sequence = this.#begin(commit, digest)
    const put = this.database.prepare('INSERT OR REPLACE INTO documents (dataset, id, body) VALUES (?, ?, ?)')
    const remove = this.database.prepare('DELETE FROM documents WHERE dataset = ? AND id = ?')
    const log = this.database.prepare('INSERT INTO changes VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)')
    for (const [position, { documentId, before, after, mutations }] of changes.entries()) {
      if (after) put.run(dataset, documentId, JSON.stringify(after))
      else remove.run(dataset, documentId)
      if (isPreviewSecret(after ?? before)) continue
      const type = (after ?? before)?._type ?? ''
      const effects = JSON.stringify(diffOf(before, after))
      const [from, to] = [before?._rev ?? null, after?._rev ?? null]
      log.run(sequence, position, dataset, documentId, type, from, to, JSON.stringify(mutations), effects)
    }
    return sequence
  }
}
