import { Heading, Stack } from '@sanity/ui'
import { whenText } from '../screens/when-text.ts'
import { DocumentLinks } from './document-links.tsx'
import type { Named } from './home-question.ts'

/** What was published last, with when. */
export function PublishedLately({ documents }: { documents: readonly Named[] }) {
  if (documents.length === 0) return null
  return (
    <Stack as="section" gap={4} aria-labelledby="published-lately">
      <Heading as="h2" size={1} id="published-lately">
        Last published
      </Heading>
      <DocumentLinks documents={documents} noteOf={({ _updatedAt }) => whenText(_updatedAt)} />
    </Stack>
  )
}
