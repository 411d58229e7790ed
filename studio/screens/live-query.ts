import type { ListenOptions, SanityClient } from '@sanity/client'
import type { z } from 'zod'

type Params = Readonly<Record<string, unknown>>

/** `listensTo` are the documents after whose changes the query is asked again, as a GROQ filter. */
export type Question<Answer> = {
  query: string
  params: Params
  listensTo: string
  parser: z.ZodType<Answer>
  /** The last answer that came. A screen that is opened again begins with it, also without a connection. */
  last?: Answered<Answer>
}

/** `askedAt` is when the question was sent, on the clock of `performance.now()`. */
export type Answered<Answer> = { answer: Answer; askedAt: number }

type Listener<Answer> = { onAnswer: (answered: Answered<Answer>) => void; onProblem: () => void }

/** All in milliseconds: changes come in bursts, and who could not answer needs a moment. */
const pauses = { burst: 150, firstRetry: 2_000, longestRetry: 30_000 }

/** Of the changes nothing is wanted but that they were made, and that a query finds them. */
const LISTENING: ListenOptions = {
  events: ['welcome', 'mutation'],
  includeResult: false,
  visibility: 'query',
}

/** Asks a query, and again after every change, until it is stopped. What fails is tried again. */
export class LiveQuery<Answer> {
  readonly #client: SanityClient
  readonly #question: Question<Answer>
  readonly #listener: Listener<Answer>
  #subscription: { unsubscribe: () => void } | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #retry = pauses.firstRetry
  #isAsking = false
  #isOutdated = false
  #isStopped = false

  constructor(client: SanityClient, question: Question<Answer>, listener: Listener<Answer>) {
    this.#client = client.withConfig({ perspective: 'raw' })
    this.#question = question
    this.#listener = listener
  }

  /** Listens first, and asks when the lake says that it tells of changes: so none is missed. */
  start(): void {
    const { listensTo, params } = this.#question
    this.#subscription = this.#client.listen(`*[${listensTo}]`, { ...params }, LISTENING).subscribe({
      next: ({ type }) => this.#later(type === 'welcome' ? 0 : pauses.burst),
      error: (error: unknown) => this.#fail(error),
    })
  }

  stop(): void {
    this.#isStopped = true
    clearTimeout(this.#timer)
    this.#subscription?.unsubscribe()
  }

  #later(pause: number): void {
    if (this.#isAsking) {
      this.#isOutdated = true
      return
    }
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#ask(), pause)
  }

  async #ask(): Promise<void> {
    this.#isAsking = true
    const askedAt = performance.now()
    try {
      const { query, params, parser } = this.#question
      const answer = parser.parse(await this.#client.fetch<unknown>(query, { ...params }))
      this.#isAsking = false
      if (this.#isStopped) return
      this.#retry = pauses.firstRetry
      this.#question.last = { answer, askedAt }
      this.#listener.onAnswer(this.#question.last)
      if (this.#isOutdated) this.#later(pauses.burst)
      this.#isOutdated = false
    } catch (error) {
      this.#isAsking = false
      this.#fail(error)
    }
  }

  #fail(error: unknown): void {
    if (this.#isStopped) return
    console.warn('The content can’t be read now.', error)
    this.#listener.onProblem()
    this.#subscription?.unsubscribe()
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.start(), this.#retry)
    this.#retry = Math.min(this.#retry * 2, pauses.longestRetry)
  }
}
