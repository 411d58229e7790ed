import { useCallback, useEffect, useState } from 'react'
import type { z } from 'zod'
import { lake } from '../environment.ts'
import { askAgain } from './ask-again.ts'
import { useLake } from './use-lake.ts'

const AGAIN_MS = 10 * 60 * 1000

/**
 * What an embedded lake tells at an address, asked again now and then, when someone comes back, and by `ask`; undefined before the
 * first answer, and where Sanity keeps the content: it also sees to its backups and logins.
 */
export function useTold<Answer>(url: string, parser: z.ZodType<Answer>) {
  const client = useLake()
  const [told, setTold] = useState<Answer>()
  const ask = useCallback(
    async (signal?: AbortSignal) => {
      // Without a connection, which the Studio speaks of elsewhere, the last answer stands.
      const { data } = parser.safeParse(await client.request({ url }).catch(() => undefined))
      if (data !== undefined && !signal?.aborted) setTold(data)
      return AGAIN_MS
    },
    [client, url, parser],
  )
  useEffect(() => (lake.isEmbedded ? askAgain(ask) : undefined), [ask])
  return { told, ask }
}
