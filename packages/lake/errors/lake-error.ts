import { STATUS_CODES } from 'node:http'

/** An error response with the status and body that the protocol gives it. `errorAnswer` makes the Response. */
export class LakeError extends Error {
  readonly status: number
  readonly body: unknown
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, message: string, body: unknown, headers: Record<string, string> = {}) {
    super(message)
    this.status = status
    this.body = body
    this.headers = headers
  }
}

/** A plain error: `{statusCode, error, message}`. */
export function plainError(status: number, message: string, headers?: Record<string, string>): LakeError {
  const body = { statusCode: status, error: STATUS_CODES[status] ?? 'Error', message }
  return new LakeError(status, message, body, headers)
}

/** A plain error of the status 400: the sender has to change something. */
export function badRequest(message: string): LakeError {
  return plainError(400, message)
}

/** No file has this name. */
export function noFile(name: string): LakeError {
  return plainError(404, `There is no file ${name.slice(0, 100)}.`)
}

/** A GROQ error; `start` and `end` are offsets into the query, from which the client prints a code frame. */
export function queryError(
  query: string,
  description: string,
  place?: { start: number; end?: number },
): LakeError {
  const position = place && { start: place.start, end: place.end ?? Math.min(place.start + 1, query.length) }
  return new LakeError(400, description, {
    error: { type: 'queryParseError', description, query, ...position },
  })
}

/** Why a lake can't start, in a sentence for the operator, who can put it right. */
export class StartError extends Error {
  override name = 'StartError'
}
