import { Card, Stack, Text } from '@sanity/ui'
import type { Lack } from 'pages-as-files'
import type { PageProblem } from 'pages-as-files/status'
import { IntentLink } from 'sanity/router'
import { lackWords } from '#content/documents/field-title.ts'
import { Label } from '../screens/parts.tsx'

/** Pages that can't be made from what is published, and where to fill in what they lack. */
export function Problems({ problems }: { problems: readonly PageProblem[] }) {
  if (problems.length === 0) return null
  return (
    <Card tone="critical" padding={3} radius={2} border>
      <Stack gap={3}>
        {problems.map(({ path, fields }) => (
          <Stack key={path} gap={2}>
            <Label>{`The page ${path} can’t be updated. Visitors still see the last good version.`}</Label>
            {fields.length === 0 && (
              <Text size={1}>We’ll try again the next time you publish something.</Text>
            )}
            {fields.map((lack) => (
              <LackLine key={`${lack.id} ${lack.field}`} lack={lack} />
            ))}
          </Stack>
        ))}
      </Stack>
    </Card>
  )
}

/** What is missing, and the way to it. */
export function LackLine({ lack }: { lack: Lack }) {
  const { id, type, field } = lack
  return (
    <Text size={1}>
      {`${lackWords(lack)} `}
      <IntentLink intent="edit" params={{ id, type, path: field }}>
        Fill it in
      </IntentLink>
    </Text>
  )
}
