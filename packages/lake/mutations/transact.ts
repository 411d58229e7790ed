import { hash, randomBytes } from 'node:crypto'
import type { Store } from '../data/store.ts'
import type { Workspace } from '../documents/workspace.ts'
import { badRequest, plainError } from '../errors/lake-error.ts'
import { MutationError, mutationErrorAt, type WriteErrorKind } from '../errors/mutation-error.ts'
import { TimeBudget } from '../processes/processor-time.ts'
import { brokenReference, touchedTypes, wrongType } from './integrity.ts'

export type TransactionRequest = {
  dataset: string
  identity: string
  /** Chosen by the client; it becomes the `_rev` of what it writes. Sent again with the same steps, it changes nothing. */
  transactionId?: string
  /** The mutations or actions. */
  steps: readonly unknown[]
  dryRun?: boolean
  kind: WriteErrorKind
  /** Throws when the sender may not change documents of one of these types; the lake itself may change all. */
  requireMayChange?(types: ReadonlySet<string>): void
}

/** Milliseconds of processor time. Staging blocks the whole lake; the sample content of a site takes a tenth of this. */
const LONGEST_STAGING = 3_000

/** `results` is null when this very transaction had been committed before. */
export type Outcome<Result> = { transactionId: string; results: readonly Result[] | null }

/** Stages each step and commits them whole. Throws the protocol's error with the index of the step that is refused. */
export function transact<Result extends { id: string }>(
  store: Store,
  request: TransactionRequest,
  stage: (workspace: Workspace, step: unknown) => readonly Result[],
): Outcome<Result> {
  const { dataset, identity, dryRun, steps, kind } = request
  const transactionId = request.transactionId ?? randomBytes(11).toString('hex')
  const digest = hash('sha256', JSON.stringify(steps))
  if (isRepeat(store, dataset, transactionId, digest)) return { transactionId, results: null }
  const results: Result[] = []
  store.commit({ dataset, transactionId, identity, digest, dryRun }, (workspace) => {
    const owners = new Map<string, number>()
    const budget = new TimeBudget(LONGEST_STAGING)
    for (const [index, step] of steps.entries()) {
      if (budget.isUsed) throw tooMuch(index, steps.length)
      const staged = guarded(index, kind, () => stage(workspace, step))
      for (const { id } of staged) owners.set(id, index)
      results.push(...staged)
    }
    request.requireMayChange?.(touchedTypes(store, dataset, workspace))
    const refused = wrongType(workspace) ?? brokenReference(workspace)
    if (refused) throw mutationErrorAt(owners.get(refused.documentId) ?? 0, refused.error, kind)
  })
  return { transactionId, results }
}

function tooMuch(index: number, steps: number) {
  const seconds = LONGEST_STAGING / 1_000
  return plainError(
    413,
    `After ${seconds} seconds of processor time the lake had done ${index} of ${steps} steps and undid them: send fewer in one transaction`,
  )
}

function guarded<Value>(index: number, kind: WriteErrorKind, stage: () => Value): Value {
  try {
    return stage()
  } catch (error) {
    if (error instanceof MutationError) throw mutationErrorAt(index, error, kind)
    throw error
  }
}

function isRepeat(store: Store, dataset: string, transactionId: string, digest: string): boolean {
  const earlier = store.transaction(dataset, transactionId)
  if (!earlier) return false
  if (earlier.digest === digest) return true
  throw plainError(409, `Transaction "${transactionId}" already exists with other content`)
}

/** Checks a transaction id that a client chose. */
export function requireTransactionId(id: unknown): string | undefined {
  if (id === undefined || id === null) return undefined
  if (typeof id === 'string' && /^[A-Za-z0-9_-]{1,64}$/.test(id)) return id
  throw badRequest('"transactionId" must be 1 to 64 of a-z, A-Z, 0-9, "_" and "-"')
}
