import { Heading, Text } from '@sanity/ui'
import { Hint, Panel } from '../screens/parts.tsx'
import { useTold } from '../screens/use-told.ts'
import { type BackupWords, backupState, backupWords } from './backup-words.ts'

/** What there is to say about the lake's backups, where it tells. */
export function useBackups(): BackupWords | undefined {
  const { told } = useTold('/backups', backupState)
  return told && backupWords(told)
}

/** Shown when the last backup is too old, or a program does not hear of changes. */
export function OverdueBackup({ words }: { words: BackupWords | undefined }) {
  if (!words || !('warning' in words)) return null
  return (
    <Panel tone="caution">
      <Heading as="h3" size={0}>
        {words.warning}
      </Heading>
      <Text size={2}>{words.advice}</Text>
      {words.reason && (
        <Text size={1} muted style={{ overflowWrap: 'anywhere' }}>
          {`What they need to know: ${words.reason}`}
        </Text>
      )}
    </Panel>
  )
}

/** The quiet line at the foot of the first screen. */
export function LastBackup({ words }: { words: BackupWords | undefined }) {
  if (!words || !('line' in words)) return null
  return <Hint>{words.line}</Hint>
}
