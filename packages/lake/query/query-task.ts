import type { Perspective } from '../documents/dataset-view.ts'
import type { LakeDocument } from '../documents/lake-document.ts'
import type { Reader } from '../documents/reader.ts'
import type { Change } from '../documents/workspace.ts'
import type { LakeError } from '../errors/lake-error.ts'
import type { LakeOptions } from '../options.ts'
import type { Params } from './groq/groq-query.ts'
import type { SourceMapKind } from './groq/source-map.ts'

/** A query and who sends it. */
export type Question = {
  dataset: string
  query: string
  params: Params
  /** What the GROQ function `identity()` answers. */
  identity: string
  readsAs: Reader
  sourceMap?: SourceMapKind | undefined
}

/**
 * What is asked of the query: an answer, or whether it matches documents. Without changes, a match only tells whether it can be parsed. Or,
 * of an expression about changes, as webhooks have it, what it says of each.
 */
export type Work =
  | { do: 'answer'; perspective: Perspective; answerSize: number }
  | { do: 'match'; changes: readonly Change[] }
  | { do: 'judge'; changes: readonly Change[]; answerSize: number }

/** A task for a query process, of a project, with the milliseconds of processor time that it may take. */
export type Task = Question & Work & { projectId: string; time: number }

/** The result as JSON text, undefined for no result; the sync tags of what was read for it; the source map as JSON text. */
export type Answer = { json: string | undefined; tags: readonly string[]; map?: string | undefined }

/** What a task has found: `answer` an answer, `match` for each change whether the query matched before and matches after, `judge` JSON text for each. */
export type Found = { answer?: Answer; matches?: readonly [boolean, boolean][]; judged?: readonly string[] }

/** The documents that a commit changed, as they are after it; null for a deleted one. */
export type AppliedCommit = {
  dataset: string
  documents: readonly { id: string; document: LakeDocument | null }[]
}

/** To a query process: a commit to apply, or a task. */
export type ToProcess = { apply: AppliedCommit } | { task: Task }

/** What a query process does before it answers: it reads documents and makes indexes, which all queries share, and evaluates. */
export type Step = 'read' | 'evaluate'

/** From a query process: the outcome of its task, and the milliseconds of processor time that it has read for that. */
export type FromProcess = { outcome: Outcome; reading: number }

export type Outcome =
  | { found: Found }
  /** The caller's mistake, with the protocol's status and body; by force when it has ended its process. */
  | { refused: Pick<LakeError, 'status' | 'message' | 'body'>; isByForce?: boolean }
  /** A bug or a crash, with the text for the log. */
  | { failed: string }

/** The arguments of a query process: the database, and the options that the addresses of assets depend on. */
export type ProcessSettings = { file: string } & Pick<LakeOptions, 'publicUrl' | 'host' | 'port' | 'storage'>

/** The outcome for an error of the caller's. */
export function refusal({ status, message, body }: LakeError) {
  return { refused: { status, message, body } }
}
