import { Card, Flex, Stack, Text } from '@sanity/ui'
import { FarFrom } from '../../inputs/far-from.tsx'
import { Name } from '../../screens/parts.tsx'
import { readingOf } from '../sheet-prices.ts'
import type { PriceDocument } from '../sheet-question.ts'
import { changeText } from './percent.ts'

type FromToProps = { title: string; from: PriceDocument; to: PriceDocument }

/** A price as it reads now and as it will read. */
export function FromTo({ title, from, to }: FromToProps) {
  return (
    <Card borderTop paddingTop={3}>
      <Stack gap={3}>
        <Flex gap={2} wrap="wrap" justify="space-between">
          <Name>{title}</Name>
          <Text size={2}>{`${readingOf(from)} → ${readingOf(to)}`}</Text>
          <Name>{changeText({ from, to })}</Name>
        </Flex>
        <FarFrom cents={to.minimum ?? undefined} before={from.minimum ?? undefined} />
        <FarFrom cents={to.maximum ?? undefined} before={from.maximum ?? undefined} />
      </Stack>
    </Card>
  )
}
