import { Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useDeferredValue } from 'react'
import { List } from '../../screens/parts.tsx'
import type { Amounts, SheetGroup, SheetPrice } from '../sheet-prices.ts'
import { ChooseBox } from './choose-box.tsx'
import { OfTrade } from './of-trade.tsx'
import { PriceRow } from './price-row.tsx'

type GroupsProps = {
  groups: readonly SheetGroup[]
  /** Words that the name of a price or of its service has. */
  wanted: string
  chosen: ReadonlySet<string>
  onChoose: (chosen: ReadonlySet<string>) => void
  onAmounts: (price: SheetPrice, amounts: Amounts) => void
}

/** Groups that fill a phone's screen. */
const AT_ONCE = 2

/** The prices by service, each group with a box that chooses all of it. A slow phone can change the first ones while it draws the others. */
export function PriceGroups({ groups, wanted, ...props }: GroupsProps) {
  const count = useDeferredValue(groups.length, AT_ONCE)
  const found = groups
    .map(({ lines, ...group }) => ({
      ...group,
      lines: lines.filter(({ title }) => matches(wanted, title, group.title)),
    }))
    .filter(({ lines }) => lines.length > 0)
  if (found.length === 0) return <Text size={2}>No price has that in its name.</Text>
  return (
    <Stack gap={4}>
      {found.slice(0, count).map(({ key, ...group }) => (
        <PriceGroup key={key} {...group} {...props} />
      ))}
    </Stack>
  )
}

type GroupProps = Omit<GroupsProps, 'groups' | 'wanted'> & Omit<SheetGroup, 'key'>

function PriceGroup({ title, service, lines, chosen, onChoose, onAmounts }: GroupProps) {
  const able = lines.filter(({ shown }) => shown.kind !== 'custom').map(({ id }) => id)
  const isWhole = able.length > 0 && able.every((id) => chosen.has(id))
  const choose = (ids: readonly string[], isChosen: boolean) => {
    const next = new Set(chosen)
    for (const id of ids) {
      if (isChosen) next.add(id)
      else next.delete(id)
    }
    onChoose(next)
  }
  return (
    <Card paddingX={3} paddingTop={2} radius={3} border>
      <Flex align="center" gap={2}>
        <ChooseBox
          label={`Choose all prices of ${title}`}
          isChosen={isWhole}
          isPartly={!isWhole && able.some((id) => chosen.has(id))}
          isDisabled={able.length === 0}
          onChoose={(isChosen) => choose(able, isChosen)}
        />
        <Heading as="h2" size={1}>
          {title}
        </Heading>
      </Flex>
      <OfTrade title={title} service={service} lines={lines} />
      <List gap={0}>
        {lines.map((line) => (
          <PriceRow
            key={line.id}
            price={line}
            isChosen={chosen.has(line.id)}
            onChoose={(isChosen) => choose([line.id], isChosen)}
            onAmounts={(amounts) => onAmounts(line, amounts)}
          />
        ))}
      </List>
    </Card>
  )
}

function matches(wanted: string, ...names: readonly string[]): boolean {
  const words = wanted.toLowerCase().split(/\s+/)
  return words.every((word) => names.some((name) => name.toLowerCase().includes(word)))
}
