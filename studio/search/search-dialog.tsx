import { Box, Dialog, Stack, Text, TextInput } from '@sanity/ui'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { useSchema } from 'sanity'
import { useRouter } from 'sanity/router'
import { findEntries } from '#content/search/find-entries.ts'
import { useClosedByBack } from '../screens/closed-by-back.ts'
import { DocumentLink, List } from '../screens/parts.tsx'
import { useLake } from '../screens/use-lake.ts'
import { type FoundDocument, searchEntries } from './entries.ts'

/** More than these nobody reads. */
const MOST = 20

/** Finds any document by the words that the owner would use for it: in Sanity's search neither "phone" nor "$2.50" finds anything. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  useClosedByBack(onClose)
  const { navigateIntent } = useRouter()
  const { entries, failure } = useEntries()
  const [typed, setTyped] = useState('')
  const found = findEntries(entries ?? [], typed).slice(0, MOST)

  const openFirst = (event: FormEvent) => {
    event.preventDefault()
    const [first] = found
    if (!first) return
    navigateIntent('edit', { id: first.id, type: first.type })
    onClose()
  }

  return (
    <Dialog
      id={useId()}
      header="Find anything"
      width={1}
      onClose={onClose}
      zOffset={1_000}
      __unstable_autoFocus={false}
    >
      <Box as="form" padding={4} onSubmit={openFirst}>
        <Stack gap={4}>
          <TextInput
            aria-label="Search"
            type="search"
            enterKeyHint="go"
            autoComplete="off"
            autoFocus
            fontSize={3}
            placeholder="Type a name, a price, a phone number…"
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <Text size={1} muted role="status">
            {failure ?? statusOf(typed, entries === null, found.length)}
          </Text>
          <List label="Found">
            {found.map(({ id, type, title, line }) => (
              <DocumentLink key={id} params={{ id, type }} title={title} note={line} onClick={onClose} />
            ))}
          </List>
        </Stack>
      </Box>
    </Dialog>
  )
}

function useEntries(): { entries: FoundDocument[] | null; failure: string | null } {
  const client = useLake()
  const schema = useSchema()
  const [entries, setEntries] = useState<FoundDocument[] | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  useEffect(() => {
    searchEntries(client, schema).then(setEntries, (error: Error) =>
      setFailure(`Search isn’t working right now: ${error.message}. Close it and try again.`),
    )
  }, [client, schema])
  return { entries, failure }
}

function statusOf(typed: string, isLoading: boolean, count: number): string {
  if (typed.trim() === '')
    return 'Type what you’re looking for, such as painting price, holiday, phone, or $2.50.'
  if (isLoading) return 'Looking…'
  if (count === 0) return `We didn’t find “${typed.trim()}”. Try another word.`
  return count === MOST ? `Top ${MOST} results:` : `${count} found:`
}
