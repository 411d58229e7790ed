import { ClientError, type SanityClient } from '@sanity/client'

/** Where a part of the contract runs: under names of its own, so that it can run beside real content. */
export type Suite = {
  /** The `_type` of everything that the suite writes. */
  type: string
  id(name: string): string
  client: SanityClient
}

/** The error that a call was refused with; fails when it was not, or in another way. */
export async function refusal(promise: Promise<unknown>): Promise<ClientError> {
  const error: unknown = await promise.then(
    () => 'it was accepted',
    (reason: unknown) => reason,
  )
  if (error instanceof ClientError) return error
  throw new Error(`Expected a refusal, but: ${error}`)
}
