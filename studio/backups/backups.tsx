import { Card, Heading, Stack, Text } from '@sanity/ui'
import { useEffect, useState } from 'react'
import { lake } from '../environment.ts'
import { askAgain } from '../screens/ask-again.ts'
import { Hint } from '../screens/parts.tsx'
import { useLake } from '../screens/use-lake.ts'
import { type BackupWords, backupState, backupWords } from './backup-words.ts'

const AGAIN_MS = 10 * 60 * 1000

/**
 * What there is to say about the lake's backups, asked again now and then and when someone comes back; undefined before the first
 * answer, and where Sanity keeps the content, and its backups.
 */
export function useBackups(): BackupWords | undefined {
  const client = useLake()
  const [words, setWords] = useState<BackupWords>()
  useEffect(() => {
    if (!lake.isEmbedded) return
    return askAgain(async (signal) => {
      // Without a connection, which the Studio speaks of elsewhere, the last answer stands.
      const answer = await client.request({ url: '/backups' }).catch(() => undefined)
      const told = backupState.safeParse(answer)
      if (told.success && !signal.aborted) setWords(backupWords(told.data))
      return AGAIN_MS
    })
  }, [client])
  return words
}

/** Shown when the last backup is too old, or a program does not hear of changes. */
export function OverdueBackup({ words }: { words: BackupWords | undefined }) {
  if (!words || !('warning' in words)) return null
  return (
    <Card tone="caution" padding={4} radius={3} border>
      <Stack gap={4}>
        <Heading as="h3" size={0}>
          {words.warning}
        </Heading>
        <Text size={2}>{words.advice}</Text>
        {words.reason && (
          <Text size={1} muted style={{ overflowWrap: 'anywhere' }}>
            {`What they need to know: ${words.reason}`}
          </Text>
        )}
      </Stack>
    </Card>
  )
}

/** The quiet line at the foot of the first screen. */
export function LastBackup({ words }: { words: BackupWords | undefined }) {
  if (!words || !('line' in words)) return null
  return <Hint>{words.line}</Hint>
}
