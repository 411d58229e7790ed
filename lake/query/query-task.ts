import type { Perspective } from '../documents/dataset-view.ts'
import type { LakeDocument } from '../documents/lake-document.ts'
import { type LakeError, plainError } from '../errors/lake-error.ts'
import type { LakeOptions } from '../options.ts'
import type { Params } from './groq/groq-tree.ts'

/** A query with who asks it: a member sees every document, anyone else the public ones. */
export type Question = {
  dataset: string
  query: string
  params: Params
  /** What the GROQ function `identity()` answers. */
  identity: string
  isMember: boolean
}

/** A document before and after a commit; null where it was not there. */
export type Change = { before: LakeDocument | null; after: LakeDocument | null }

/**
 * What a query process is asked to do. `answer` gives the result as JSON text, or undefined for no result; `check` nothing,
 * if the query can be parsed; `match` for each change whether the query matched before and matches after.
 */
export type Task =
  | (Question & { do: 'answer'; perspective: Perspective; answerSize: number; time: number })
  | (Question & { do: 'check'; time: number })
  | (Question & { do: 'match'; changes: readonly Change[]; time: number })

/** The documents of a commit as it left them; null for one that is gone. */
export type AppliedCommit = {
  dataset: string
  documents: readonly { id: string; document: LakeDocument | null }[]
}

/** To a query process: a commit to take over, or a task. */
export type ToProcess = { apply: AppliedCommit } | { task: Task }

/** From a query process: that it has read all documents, or the outcome of its one task. */
export type FromProcess = { ready: true } | { outcome: Outcome }

export type Outcome =
  | { value: unknown }
  /** The asker's mistake, in the protocol's words. */
  | { refused: Pick<LakeError, 'status' | 'message' | 'body'>; isByForce?: boolean }
  /** Ours. */
  | { failed: string }

/** What a query process is started with: the database, and what the addresses of pictures are made of. */
export type ProcessSettings = { file: string } & Pick<LakeOptions, 'datasets' | 'publicUrl' | 'host' | 'port'>

/** An outcome in the protocol's words for a plain error. */
export function refusal(status: number, message: string) {
  const { body } = plainError(status, message)
  return { refused: { status, message, body } }
}
