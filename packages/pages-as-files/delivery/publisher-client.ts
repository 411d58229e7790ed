import type { IncomingMessage } from 'node:http'
import { SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { causeOf, reasonOf } from '../errors.ts'
import { RECENT_PATHS, readBody, SIZE_LIMIT } from '../http/signed-message.ts'
import { PROGRESS_PATH, type Progress, progressByDocument } from '../published/status.ts'

/** Of the addresses that visitors requested, in characters. */
const MOST_WISHED = 8_000
/**
 * In milliseconds, by the clock, for what hangs: a message is answered when all its pages are written, a picture when it is drawn, both in
 * half a minute on a machine four times slower. Without its health a status is told all the same.
 */
const patience = { message: 120_000, picture: 120_000, health: 3_000 }
/** How long what is known of it is taken for true, in milliseconds: anybody may ask as often as they like. */
const lasts = { health: 1_000, progress: 250 }
const MOST_RECENT = 100

type Reply = { status: number; body: string }
export type PublisherClient = ReturnType<typeof publisherClient>

/** Asks the process that publishes, which may be away. */
export function publisherClient(url: string, healthPath: string) {
  let isAway = false

  async function ask(path: string, ms: number, init: RequestInit = {}): Promise<Reply> {
    try {
      const response = await fetch(new URL(path, url), { ...init, signal: AbortSignal.timeout(ms) })
      const body = await response.text()
      isAway = false
      return { status: response.status, body }
    } catch (error) {
      if (!isAway) console.error(`Publishing does not answer: ${reasonOf(causeOf(error))}`)
      isAway = true
      return refusal(503, 'The site can’t publish now. Send the message again.')
    }
  }

  const delay = lasting(lasts.health, async (): Promise<string | undefined> => {
    const { status, body } = await ask(healthPath, patience.health)
    return status === 200 ? body || undefined : 'publisher'
  })

  const progress = lasting(lasts.progress, async () => {
    const { status, body } = await ask(PROGRESS_PATH, patience.health)
    return status === 200 ? progressByDocument.parse(JSON.parse(body)) : {}
  })

  return {
    /** Passes a signed message on, with the pages that visitors requested lately, and returns what came of it. */
    async passOn(request: IncomingMessage, path: string, recent: readonly string[]): Promise<Reply> {
      const bytes = await readBody(request, SIZE_LIMIT)
      if (!bytes) return refusal(413, 'The message is larger than 64 KiB.')
      const headers = new Headers({ [RECENT_PATHS]: wishOf(recent) })
      const signature = request.headers[SIGNATURE_HEADER_NAME]
      if (typeof signature === 'string') headers.set(SIGNATURE_HEADER_NAME, signature)
      return ask(path, patience.message, { method: 'POST', body: bytes.toString(), headers })
    },

    /** Has a file made that a page names, or one that is damaged; returns whether it is there now. */
    async make(path: string, isDamaged: boolean): Promise<boolean> {
      const body = JSON.stringify({ path, isDamaged })
      return (await ask('/make', patience.picture, { method: 'POST', body })).status === 200
    },

    /** What keeps a publish waiting, as `DocumentStatus` has it. */
    delay,

    /** How far the publish of a document is, in the same way. */
    progressOf: async (document: string): Promise<Progress | undefined> => (await progress())[document],
  }
}

/** The answer to a question, which is asked again when the last one is so many milliseconds old. */
function lasting<Answer>(ms: number, ask: () => Promise<Answer>): () => Promise<Answer> {
  let last: { askedAt: number; answer: Promise<Answer> } | undefined
  return () => {
    const now = performance.now()
    if (!last || now - last.askedAt > ms) last = { askedAt: now, answer: ask() }
    return last.answer
  }
}

/** The pages that visitors requested, so that these are rendered before others. */
export function recentPaths() {
  const paths = new Set<string>()
  return {
    note(path: string): void {
      paths.delete(path)
      paths.add(path)
      if (paths.size > MOST_RECENT) for (const oldest of paths) return void paths.delete(oldest)
    },
    lastFirst: (): string[] => [...paths].reverse(),
  }
}

/** The first of them that fit: a server refuses a request whose headers are longer than 16 KB. */
function wishOf(paths: readonly string[]): string {
  const words = paths.map(encodeURI)
  const longest = Math.max(1, ...words.map(({ length }) => length))
  return words.slice(0, MOST_WISHED / longest).join(' ')
}

function refusal(status: number, error: string): Reply {
  return { status, body: JSON.stringify({ error }) }
}
