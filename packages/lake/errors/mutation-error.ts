import { LakeError } from './lake-error.ts'

/** `mutationError` for /mutate, `actionError` for /actions. */
export type WriteErrorKind = 'mutationError' | 'actionError'

/** What is wrong with one mutation or action, as `@sanity/client` lists it in `error.details.items`. */
export type MutationErrorDetail = { type: string; description: string; [field: string]: unknown }

/** One mutation or action was refused, and with it the whole transaction. `mutationErrorAt` adds its index. */
export class MutationError extends Error {
  readonly status: number
  readonly detail: MutationErrorDetail

  constructor(status: number, detail: MutationErrorDetail) {
    super(detail.description)
    this.status = status
    this.detail = detail
  }
}

/** A mutation or action that is malformed, whatever the dataset holds. */
export function invalid(description: string): MutationError {
  return new MutationError(400, { type: 'validationError', description })
}

/** A mutation or action that writes a document under an id that none can have. */
export function noDocumentId(id: string): MutationError {
  return invalid(
    `"${id}" is no document id: 1 to 128 of a-z, A-Z, 0-9, ".", "_" and "-", or that after "drafts." or "versions.<release>."`,
  )
}

/** A mutation or action that creates a document whose id is taken. */
export function alreadyExists(id: string): MutationError {
  const description = `Document by ID "${id}" already exists`
  return new MutationError(409, { type: 'documentAlreadyExistsError', description, id })
}

/** A mutation or action that changes a document that does not exist. */
export function notFound(id: string): MutationError {
  const description = `The document with the ID "${id}" was not found`
  return new MutationError(409, { type: 'documentNotFoundError', description, id })
}

/** The error response for the mutation or action at `index`. */
export function mutationErrorAt(
  index: number,
  { status, detail }: MutationError,
  kind: WriteErrorKind,
): LakeError {
  const noun = kind === 'mutationError' ? 'Mutation' : 'Action'
  const description = `${noun}(s) failed with 1 error(s)`
  const error = { type: kind, description, items: [{ index, error: detail }] }
  return new LakeError(status, detail.description, { statusCode: status, error })
}
