import { Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useId } from 'react'
import { useSchema } from 'sanity'
import { Link } from 'sanity/router'
import { typeTitle } from '../document-title.ts'
import { RemoveSampleReviews } from './remove-sample-reviews.tsx'

/** Of each document that can be a sample, whether it is one. */
type SamplesProps = { samples: readonly { _type: string; sample: boolean }[] }

const BAR = { accentColor: 'var(--card-badge-positive-fg-color)', display: 'block', width: 'auto' }

/** Content that was made up for the start, and how much of it is replaced. Nothing when all of it is. */
export function Samples({ samples }: SamplesProps) {
  const schema = useSchema()
  const id = useId()
  const left = samples.filter(({ sample }) => sample)
  if (left.length === 0) return null
  const byType = Map.groupBy(left, ({ _type }) => _type)
  const largestFirst = [...byType].toSorted(([, one], [, other]) => other.length - one.length)
  const kinds = largestFirst.map(([type, found]) => `${typeTitle(schema, type)} (${found.length})`)
  const own = samples.length - left.length
  return (
    <Card padding={4} radius={3} border>
      <Stack gap={4}>
        <Heading as="h3" size={0} id={id}>
          Sample content
        </Heading>
        <Text size={2}>
          We made it up so you can see how things look. Before you go live, replace it with your own, or
          delete it.
        </Text>
        <progress aria-labelledby={id} value={own} max={samples.length} style={BAR} />
        <Text
          size={2}
        >{`${own} of ${samples.length} are your own. Still made up: ${kinds.join(', ')}.`}</Text>
        <Flex gap={3} wrap="wrap">
          {byType.has('review') && <RemoveSampleReviews />}
          <Link href="/structure/before-you-go-live" style={{ textDecoration: 'none' }}>
            <Button as="span" mode="ghost" fontSize={2} padding={4} text="Before you go live" />
          </Link>
        </Flex>
      </Stack>
    </Card>
  )
}
