import { MutationFault } from './lake-error.ts'

/** A mutation or action that makes no sense by itself. */
export function invalid(description: string): MutationFault {
  return new MutationFault(400, { type: 'validationError', description })
}

/** It would create a document that is there already. */
export function alreadyExists(id: string): MutationFault {
  const description = `Document by ID "${id}" already exists`
  return new MutationFault(409, { type: 'documentAlreadyExistsError', description, id })
}

/** It would change a document that is not there. */
export function notFound(id: string): MutationFault {
  const description = `The document with the ID "${id}" was not found`
  return new MutationFault(409, { type: 'documentNotFoundError', description, id })
}
