import { isHttpError, type RequestHandler } from '@sanity/client'

export type Request = Parameters<RequestHandler>[0]
export type Send = Parameters<RequestHandler>[1]

/**
 * What became of a request that failed: nobody answered, the lake has trouble of its own, the session is over, or the lake
 * has understood and refused it.
 */
export type Failure = 'away' | 'trouble' | 'session' | 'refused'

/** What a proxy answers while the lake behind it is gone. */
const GONE = [502, 503, 504]
/** Too slow or too often: later it may work. */
const RETRYABLE_STATUS_CODES = [408, 429]
/**
 * A lake that has not answered a few words by then, in milliseconds by the clock, is as good as away. It takes a thousandth of that, and on
 * a slow machine too; who it took for away is asked again, and nothing typed is lost.
 */
const PATIENCE = 15_000

/** How to ask the lake: as the Studio's client asked last. */
export function createTransport() {
  let last: { request: Request; send: Send } | undefined
  let hasAnswered = false
  return {
    /** What never worked has another reason, such as an origin that a hosted project does not allow: the Studio explains it. */
    hasAnswered: () => hasAnswered,
    noteAnswer: () => {
      hasAnswered = true
    },
    use: (request: Request, by: Send) => {
      last = { request, send: by }
    },
    post: (url: string, body: object) => send({ method: 'POST', url, body }),
    ...{ askWhoIAm, failureOf },
  }

  /** Resolves when there is a session, to the id of whose it is, where the lake tells that. */
  async function askWhoIAm(): Promise<string | undefined> {
    const base = /^.*\/v[\dX-]+(?=\/)/.exec(last?.request.url ?? '')?.[0] ?? ''
    const answer = await send({ url: `${base}/users/me` })
    return typeof answer === 'object' && answer !== null && 'id' in answer ? String(answer.id) : undefined
  }

  /** The lake also answers 403 to a request without a session. */
  async function failureOf(error: unknown): Promise<Failure> {
    if (!isHttpError(error)) return 'away'
    const { statusCode } = error
    if (GONE.includes(statusCode)) return 'away'
    if (statusCode >= 500 || RETRYABLE_STATUS_CODES.includes(statusCode)) return 'trouble'
    if (statusCode === 401) return 'session'
    if (statusCode !== 403) return 'refused'
    return askWhoIAm().then(() => 'refused', failureOf)
  }

  async function send(request: Pick<Request, 'url' | 'method' | 'body'>): Promise<unknown> {
    if (!last) throw new Error('The Studio has sent no request yet')
    const { headers, credentials, fetch } = last.request
    const options = { timeout: PATIENCE, maxRetries: 0, headers, credentials, fetch }
    const answer = await last.send({ ...options, ...request })
    hasAnswered = true
    return answer
  }
}
