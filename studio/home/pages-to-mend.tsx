import { Card, Stack, Text } from '@sanity/ui'
import type { PageProblem } from 'pages-as-files/status'
import { LackLine } from '../website/problems.tsx'
import { pageCount } from '../website/words.ts'

/** Each thing once that keeps pages from being brought up to date, however many they are. */
export function PagesToMend({ problems }: { problems: readonly PageProblem[] }) {
  if (problems.length === 0) return null
  const lacks = new Map(
    problems.flatMap(({ fields }) => fields).map((lack) => [`${lack.id} ${lack.field}`, lack]),
  )
  return (
    <Card tone="critical" padding={4} radius={3} border role="alert">
      <Stack gap={4}>
        <Text size={2} weight="medium">
          {`${pageCount(problems.length)} can’t be updated. Visitors still see the last good version.`}
        </Text>
        {[...lacks].map(([key, lack]) => (
          <LackLine key={key} lack={lack} />
        ))}
        {problems.some(({ fields }) => fields.length === 0) && (
          <Text size={1}>We’ll try again the next time you publish something.</Text>
        )}
      </Stack>
    </Card>
  )
}
