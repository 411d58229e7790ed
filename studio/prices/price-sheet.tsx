import { Stack, TextInput } from '@sanity/ui'
import { useMemo, useState } from 'react'
import { type Answered, useLiveQuery } from '../screens/live-query.ts'
import { Notice } from '../screens/parts.tsx'
import { CannotRead, Screen, Waiting } from '../screens/screen.tsx'
import { whenText } from '../screens/when-text.ts'
import { LastPublish } from './changes/last-publish.tsx'
import { publishedTogether } from './changes/publish-prices.ts'
import { SheetChanges } from './changes/sheet-changes.tsx'
import { PastePrices } from './pasted/paste-prices.tsx'
import { PriceGroups } from './rows/price-groups.tsx'
import { sheetGroups } from './sheet-prices.ts'
import { type SheetAnswer, sheetQuestion } from './sheet-question.ts'
import { useSheet } from './use-sheet.ts'

/** Every price of the business, changed in place and published together. */
export function PriceSheet() {
  const { answered, hasFailed, isOld } = useLiveQuery(sheetQuestion)
  return (
    <Screen
      leadsHome
      title="All prices"
      intro="Type a new amount to change a price. To raise or lower several at once, check their boxes first."
      width={3}
    >
      {answered && isOld ? <AsOf askedAt={answered.askedAt} /> : answered && hasFailed && <CannotRead />}
      {answered ? <PriceTable answered={answered} /> : <Waiting hasFailed={hasFailed} />}
    </Screen>
  )
}

/** Of prices that may have changed since, and of what becomes of those that are typed now. */
function AsOf({ askedAt }: { askedAt: number }) {
  const when = whenText(new Date(performance.timeOrigin + askedAt).toISOString())
  return (
    <Notice tone="caution">
      {`These are your prices as of ${when}. You can change them: what you type is kept on this device, and saved when you’re back online.`}
    </Notice>
  )
}

function PriceTable({ answered }: { answered: Answered<SheetAnswer> }) {
  const sheet = useSheet(answered)
  const { prices, change } = sheet
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [wanted, setWanted] = useState('')
  const groups = useMemo(() => sheetGroups(prices, answered.answer), [prices, answered.answer])
  const together = publishedTogether(prices)
  const revision = together[0]?.published?._rev
  const [atFirst] = useState(revision)
  const isNew = revision !== atFirst
  const [undone, setUndone] = useState<string>()
  return (
    <Stack gap={4}>
      {!isNew && <LastPublish prices={together} onUndone={setUndone} />}
      <Wanted words={wanted} onWords={setWanted} />
      <PastePrices sheet={sheet} trades={answered.answer.services} />
      <PriceGroups
        groups={groups}
        wanted={wanted}
        chosen={chosen}
        onChoose={setChosen}
        onAmounts={(price, amounts) => change([{ price, amounts }])}
      />
      <SheetChanges
        sheet={sheet}
        chosen={prices.filter(({ id }) => chosen.has(id))}
        published={isNew ? together : []}
        undone={undone}
        onUndone={setUndone}
        onPublished={() => setChosen(new Set())}
      />
    </Stack>
  )
}

function Wanted({ words, onWords }: { words: string; onWords: (words: string) => void }) {
  return (
    <TextInput
      aria-label="Find a price"
      placeholder="Find a price, such as “painting”"
      type="search"
      fontSize={3}
      padding={4}
      value={words}
      onChange={({ currentTarget }) => onWords(currentTarget.value)}
    />
  )
}
