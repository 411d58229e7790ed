import { useEffect, useState } from 'react'
import { useClient } from 'sanity'
import { SANITY_API_VERSION } from '#content/environment/lake.ts'
import { type Answered, LiveQuery, type Question } from './live-query.ts'

/**
 * `answered` is undefined before the first answer since the Studio was loaded; `hasFailed` while the last try has, and another
 * follows.
 */
export type Live<Answer> = { answered: Answered<Answer> | undefined; hasFailed: boolean }

/** The answer to a question, asked again after every change. The question must stay the same object. */
export function useLiveQuery<Answer>(question: Question<Answer>): Live<Answer> {
  const client = useClient({ apiVersion: SANITY_API_VERSION })
  const [live, setLive] = useState<Live<Answer>>({ answered: question.last, hasFailed: false })
  useEffect(() => {
    const query = new LiveQuery(client, question, {
      onAnswer: (answered) => setLive({ answered, hasFailed: false }),
      onProblem: () => setLive(({ answered }) => ({ answered, hasFailed: true })),
    })
    query.start()
    return () => query.stop()
  }, [client, question])
  return live
}
