import { Text } from '@sanity/ui'
import { List } from '../../screens/parts.tsx'
import type { ChangedWords } from './changed-words.ts'

/** More than these are counted. */
const MOST = 5

/** What differs, a line for each field: "Heading: “now” → “before”". */
export function ChangesList({ changes }: { changes: readonly ChangedWords[] }) {
  const more = changes.length - MOST
  return (
    <List label="What changes" gap={3}>
      {changes.slice(0, MOST).map((change) => (
        <Text as="li" key={`${change.title} ${change.to}`} size={1} style={{ overflowWrap: 'anywhere' }}>
          {changeText(change)}
        </Text>
      ))}
      {more > 0 && (
        <Text as="li" size={1}>
          and {more} more
        </Text>
      )}
    </List>
  )
}

function changeText({ title, from, to }: ChangedWords): string {
  return from || to ? `${title}: ${from || 'nothing'} → ${to || 'nothing'}` : title
}
