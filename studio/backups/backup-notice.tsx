import { Card, Heading, Stack, Text } from '@sanity/ui'
import type { BackupWords } from './backup-words.ts'

/** Shown when the last backup is too old. */
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
  return (
    <Text size={1} muted>
      {words.line}
    </Text>
  )
}
