import { useEffect, useState } from 'react'
import { useClient } from 'sanity'
import { z } from 'zod'
import { SANITY_API_VERSION } from '#content/environment/lake.ts'
import { type BackupWords, backupWords } from './backup-words.ts'

const AGAIN_MS = 10 * 60 * 1000

const time = z.string().nullable()
const reason = z.string().nullable()
const state = z.object({ last: time, contentSince: time, failure: reason, trouble: reason })

/**
 * What there is to say about the lake's backups, asked again now and then and when someone comes back; undefined before the first
 * answer, and where Sanity keeps the content, and its backups.
 */
export function useBackups(areOurs: boolean): BackupWords | undefined {
  const client = useClient({ apiVersion: SANITY_API_VERSION })
  const [words, setWords] = useState<BackupWords>()
  useEffect(() => {
    if (!areOurs) return
    const ending = new AbortController()
    const look = async () => {
      // Without a connection, which the Studio speaks of elsewhere, the last answer stands.
      const answer = await client.request({ url: '/backups' }).catch(() => undefined)
      const told = state.safeParse(answer)
      if (told.success && !ending.signal.aborted) setWords(backupWords(told.data))
    }
    void look()
    const timer = setInterval(look, AGAIN_MS)
    globalThis.addEventListener('focus', look, { signal: ending.signal })
    return () => {
      ending.abort()
      clearInterval(timer)
    }
  }, [client, areOurs])
  return words
}
