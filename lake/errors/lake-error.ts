/** An answer that is an error, in the body the protocol gives it. `errorAnswer` turns it into a Response. */
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

/** What went wrong with one mutation or action, as `@sanity/client` lists it in `error.details.items`. */
export type Fault = { type: string; description: string; [detail: string]: unknown }

const TITLES: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  413: 'Payload Too Large',
  421: 'Misdirected Request',
  429: 'Too Many Requests',
  499: 'Client Closed Request',
  503: 'Service Unavailable',
  507: 'Insufficient Storage',
}

/** A plain error: `{statusCode, error, message}`. */
export function plainError(status: number, message: string, headers?: Record<string, string>): LakeError {
  const body = { statusCode: status, error: TITLES[status] ?? 'Error', message }
  return new LakeError(status, message, body, headers)
}

/** A GROQ error; `start` and `end` are offsets into the query, from which the client prints a code frame. */
export function queryError(query: string, description: string, start?: number): LakeError {
  const position = start === undefined ? {} : { start, end: Math.min(start + 1, query.length) }
  return new LakeError(400, description, {
    error: { type: 'queryParseError', description, query, ...position },
  })
}

/** The whole transaction is refused because of the mutation or action at `index`. */
export class MutationFault extends Error {
  readonly status: number
  readonly fault: Fault

  constructor(status: number, fault: Fault) {
    super(fault.description)
    this.status = status
    this.fault = fault
  }
}

/** The protocol's body for a fault at `index`; `kind` is `mutationError` for /mutate and `actionError` for /actions. */
export function faultAt(
  index: number,
  { status, fault }: MutationFault,
  kind: 'mutationError' | 'actionError',
): LakeError {
  const noun = kind === 'mutationError' ? 'Mutation' : 'Action'
  const description = `${noun}(s) failed with 1 error(s)`
  const error = { type: kind, description, items: [{ index, error: fault }] }
  return new LakeError(status, fault.description, { statusCode: status, error })
}
