import type { RequestHandler } from '@sanity/client'
import type { Connection } from './connection.ts'
import type { Request, Send } from './transport.ts'

/**
 * Keeps what the owner types while the lake can't be reached, and lets the Studio's questions wait for it: a question that
 * fails ends in the Studio's crash screen. Other requests, such as a publish, wait for a login that the lake asks for, and fail
 * without a connection: nobody knows whether the lake has done what it could not answer.
 */
export function keepingRequests(connection: Connection, studio: RequestHandler | undefined): RequestHandler {
  const keep: RequestHandler = async (request, send) => {
    connection.start(request, send)
    const write = typedIn(request)
    if (write) return connection.write(write)
    return sendUntilAnswered(connection, request, send)
  }
  return studio ? (request, send) => studio(request, (next) => keep(next, send)) : keep
}

async function sendUntilAnswered(connection: Connection, request: Request, send: Send): Promise<unknown> {
  const isRepeatable = isQuestion(request)
  if (isRepeatable) await connection.opened(request.signal)
  for (;;) {
    try {
      const answer = await send(request)
      connection.transport.noteAnswer()
      return answer
    } catch (error) {
      if (request.signal?.aborted || !(await connection.noteFailure(error, isRepeatable))) throw error
    }
    await connection.opened(request.signal)
  }
}

/** Queries that are too long for an address are posted. */
function isQuestion({ method = 'GET', url }: Request): boolean {
  return method === 'GET' || (method === 'POST' && /\/data\/query\//.test(url))
}

/** What the Studio sends while the owner types. */
function typedIn({ method, url, query, body }: Request) {
  const search = query instanceof URLSearchParams ? query : new URLSearchParams(pairsOf(query))
  if (method !== 'POST' || !search.get('tag')?.endsWith('document.commit')) return undefined
  if (typeof body !== 'object' || body === null || !('transactionId' in body)) return undefined
  const { transactionId } = body
  if (typeof transactionId !== 'string') return undefined
  return { transactionId, url: `${url}?${search}`, body }
}

function pairsOf(query: object = {}): string[][] {
  return Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
}
