import type { ListenOptions, SanityClient } from '@sanity/client'
import { useEffect, useState } from 'react'
import { audit, concatMap, defer, forkJoin, type Observable, retry, timer } from 'rxjs'
import type { z } from 'zod'
import { useLake } from './use-lake.ts'

/** GROQ for what is neither a draft nor a version, as a condition where drafts are asked for too. */
export const isPublished = '!(_id in path("drafts.**")) && !(_id in path("versions.**"))'

/** `listensTo` are the documents after whose changes the query is asked again, as a GROQ filter. */
export type Question<Answer> = {
  query: string
  /** Whether drafts are in the answer too, and not only what is published. */
  hasDrafts?: boolean
  params?: Readonly<Record<string, unknown>>
  listensTo: string
  parser: z.ZodType<Answer>
  /** The last answer that came. A screen that is opened again begins with it, also without a connection. */
  last?: Answered<Answer>
}

/** `askedAt` is when the question was sent, on the clock of `performance.now()`. */
export type Answered<Answer> = { answer: Answer; askedAt: number }

/**
 * `answered` is undefined before the first answer since the Studio was loaded; `hasFailed` while the last try has, and another
 * follows; `isOld` when the answer is one of before the screen was opened, and a new one does not come.
 */
type Live<Answer> = { answered: Answered<Answer> | undefined; hasFailed: boolean; isOld: boolean }

/** All in milliseconds: changes come in bursts, and who could not answer needs a moment. */
const pauses = { burst: 150, firstRetry: 2_000, longestRetry: 30_000, usual: 3_000 }

/** Of the changes nothing is wanted but that they were made, and that a query finds them. */
const LISTENING: ListenOptions = {
  events: ['welcome', 'mutation'],
  includeResult: false,
  visibility: 'query',
}

/** The answer to a question, asked again after every change. What fails is tried again. The question must stay the same object. */
export function useLiveQuery<Answer>(question: Question<Answer>): Live<Answer> {
  const client = useLake()
  const [live, setLive] = useState<Live<Answer>>({ answered: question.last, hasFailed: false, isOld: false })
  useEffect(() => {
    const late = setTimeout(() => setLive((now) => ({ ...now, isOld: true })), pauses.usual)
    const delay = (error: unknown, count: number) => {
      console.warn('The content can’t be read now.', error)
      setLive((now) => ({ ...now, hasFailed: true }))
      return timer(Math.min(pauses.firstRetry * 2 ** (count - 1), pauses.longestRetry))
    }
    const subscription = answersTo(question, client)
      .pipe(retry({ delay, resetOnSuccess: true }))
      .subscribe((answered) => {
        clearTimeout(late)
        question.last = answered
        setLive({ answered, hasFailed: false, isOld: false })
      })
    return () => {
      clearTimeout(late)
      subscription.unsubscribe()
    }
  }, [client, question])
  return live
}

/** Asks a question of another screen once, so that this has an answer also when it is opened without a connection. */
export function useAskedAhead<Answer>(question: Question<Answer>, isTime: boolean): void {
  const client = useLake()
  useEffect(() => {
    if (!isTime || question.last) return
    answerTo(question, client)
      .then((answered) => {
        question.last ??= answered
      })
      .catch((error: unknown) => console.warn('The content can’t be read ahead.', error))
  }, [client, question, isTime])
}

/** Listens first, and asks when the lake says that it tells of changes: so none is missed. */
function answersTo<Answer>(question: Question<Answer>, client: SanityClient): Observable<Answered<Answer>> {
  const { listensTo, params } = question
  const changes = client.listen(`*[${listensTo}]`, { ...params }, LISTENING)
  return askAfter(changes, () => answerTo(question, client))
}

async function answerTo<Answer>(
  { query, params, hasDrafts, parser }: Question<Answer>,
  client: SanityClient,
): Promise<Answered<Answer>> {
  const askedAt = performance.now()
  const seen = client.withConfig({ perspective: hasDrafts ? 'raw' : 'published' })
  return { answer: parser.parse(await seen.fetch<unknown>(query, { ...params })), askedAt }
}

/**
 * Asks after changes, once for all that come in a burst, or while the last question has no answer. That one is waited for: on a slow
 * line there would be none as long as something changes.
 */
export function askAfter<Answer>(
  changes: Observable<{ type: string }>,
  ask: () => Promise<Answer>,
): Observable<Answer> {
  return defer(() => {
    let asked: Promise<unknown> = Promise.resolve()
    return changes.pipe(
      audit(({ type }) => forkJoin([asked, timer(type === 'welcome' ? 0 : pauses.burst)])),
      concatMap(() => {
        const answer = ask()
        asked = answer
        return answer
      }),
    )
  })
}
