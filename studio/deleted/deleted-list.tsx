import { Card, Flex, Stack, Text } from '@sanity/ui'
import { useEffect, useState } from 'react'
import { getPublishedId, useSchema } from 'sanity'
import { useRouter } from 'sanity/router'
import { listTitle, typeTitle } from '../document-title.ts'
import { Hint, Name, TouchButton } from '../screens/parts.tsx'
import { Waiting } from '../screens/screen.tsx'
import { useAttempt } from '../screens/use-attempt.ts'
import { useLake } from '../screens/use-lake.ts'
import { whenText } from '../screens/when-text.ts'
import { bringBack, type Deleted, deletedDocuments } from './deleted-documents.ts'

/** What was deleted in the last 90 days, each with a button that brings it back. */
export function DeletedList() {
  const client = useLake()
  const schema = useSchema()
  const { navigateIntent } = useRouter()
  const { attempt, toast } = useAttempt('That didn’t work')
  const [deleted, setDeleted] = useState<readonly Deleted[] | null>(null)

  useEffect(() => {
    // A picture has no form to open: it comes back when it is added again.
    const types = schema.getTypeNames().filter((name) => !name.startsWith('sanity.'))
    void attempt(async () => setDeleted(await deletedDocuments(client, types)))
  }, [client, schema, attempt])

  async function restore({ document }: Deleted) {
    const missing = await bringBack(client, document)
    const names = missing.map((one) => `“${listTitle(schema, one)}”`).join(', ')
    toast.push(
      missing.length === 0
        ? { status: 'success', title: 'It’s back as a draft. Publish it to show it on your website.' }
        : {
            status: 'warning',
            title: 'It’s back as a draft, but it needs something else that was deleted.',
            description: `Bring back and publish ${names} first, or choose something else in its place.`,
          },
    )
    navigateIntent('edit', { id: getPublishedId(document._id), type: document._type })
  }

  if (!deleted) return <Waiting />
  return (
    <Stack gap={2} padding={3}>
      {deleted.length === 0 && (
        <Card padding={4}>
          <Text size={2}>Nothing was deleted in the last 90 days.</Text>
        </Card>
      )}
      {deleted.map((item) => (
        <Row
          key={item.document._id}
          title={listTitle(schema, item.document)}
          note={`${typeTitle(schema, item.document._type)}, deleted ${whenText(item.at)}`}
          onRestore={() => void attempt(() => restore(item))}
        />
      ))}
    </Stack>
  )
}

function Row({ title, note, onRestore }: { title: string; note: string; onRestore: () => void }) {
  return (
    <Card border padding={3} radius={2}>
      <Flex align="center" gap={3} wrap="wrap">
        <Stack flex={1} gap={3}>
          <Name>{title}</Name>
          <Hint>{note}</Hint>
        </Stack>
        <TouchButton text="Bring back" aria-label={`Bring back ${title}`} onClick={onRestore} />
      </Flex>
    </Card>
  )
}
