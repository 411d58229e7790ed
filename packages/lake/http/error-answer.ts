import { isFullDisk } from '../errors/full-disk.ts'
import { LakeError, plainError } from '../errors/lake-error.ts'
import { json } from './json-body.ts'

/** The protocol's response to an error. Unexpected errors are logged and become a 500. `signal` is that of the request. */
export function errorAnswer(error: unknown, signal?: AbortSignal): Response {
  const known = error instanceof LakeError ? error : outsideCause(error, signal)
  if (known) return Response.json(known.body, { status: known.status, headers: known.headers })
  console.error(error)
  const message = 'The lake failed; its log says why'
  return json({ statusCode: 500, error: 'Internal Server Error', message }, 500)
}

/** The response when the disk is full or the client has disconnected, neither of which is a bug of the lake. */
function outsideCause(error: unknown, signal: AbortSignal | undefined): LakeError | undefined {
  if (isAbort(error) && signal?.aborted) return plainError(499, 'The connection closed before the answer')
  if (!isFullDisk(error)) return undefined
  console.error('The disk is full: make room, and the lake goes on by itself.')
  return plainError(507, 'The disk is full: nothing was saved. Make room on the machine, then try again.')
}

function isAbort(error: unknown): boolean {
  return error instanceof Error && (error.name === 'AbortError' || codeOf(error) === 'ECONNRESET')
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : ''
}
