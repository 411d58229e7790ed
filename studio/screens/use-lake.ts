import { useEffect, useState } from 'react'
import { type SanityClient, useClient } from 'sanity'
import { SANITY_API_VERSION } from '#content/environment/lake.ts'

/** The client of the lake, logged in as the owner. */
export const useLake = () => useClient({ apiVersion: SANITY_API_VERSION })

/** What the lake answers about `of`, asked once for each; undefined before, without it, and when there is no answer: then `failed` is noted. */
export function useAnswer<Answer>(
  of: string | undefined,
  ask: (client: SanityClient) => Promise<Answer>,
  failed: string,
): Answer | undefined {
  const client = useLake()
  const [found, setFound] = useState<{ of: string; answer: Answer }>()
  useEffect(() => {
    if (!of) return
    ask(client)
      .then((answer) => setFound({ of, answer }))
      .catch((error: unknown) => console.warn(failed, error))
    // The question is the same for the same `of`.
  }, [client, of])
  return found?.of === of ? found?.answer : undefined
}
