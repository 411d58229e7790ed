import { Card, Stack, Text, TextInput } from '@sanity/ui'
import { useMemo, useState } from 'react'
import { useClient } from 'sanity'
import { SANITY_API_VERSION } from '#content/environment/environment.ts'
import type { Answered } from '../screens/live-query.ts'
import { LastPublish } from './changes/last-publish.tsx'
import { PublishDialog } from './changes/publish-dialog.tsx'
import { publishedTogether, publishPrices } from './changes/publish-prices.ts'
import { RaiseDialog } from './changes/raise-dialog.tsx'
import { SheetBar } from './changes/sheet-bar.tsx'
import { PriceGroups } from './rows/price-groups.tsx'
import { isRepricedOnly, problemOf, sheetCategories } from './sheet-prices.ts'
import type { SheetAnswer } from './sheet-question.ts'
import { useSheet } from './use-sheet.ts'

type PriceTableProps = { answered: Answered<SheetAnswer>; site: string | undefined }

export function PriceTable({ answered, site }: PriceTableProps) {
  const client = useClient({ apiVersion: SANITY_API_VERSION })
  const { prices, problem, change, saved } = useSheet(answered)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [wanted, setWanted] = useState('')
  const [dialog, setDialog] = useState<'raise' | 'publish' | null>(null)
  const categories = useMemo(() => sheetCategories(prices, answered.answer), [prices, answered.answer])
  const together = publishedTogether(prices)
  const [atFirst] = useState(together[0]?.published?._rev)
  const ready = prices.filter((price) => isRepricedOnly(price) && problemOf(price) === undefined)
  const close = () => setDialog(null)

  async function publish() {
    await saved()
    await publishPrices(client, ready)
    setChosen(new Set())
    close()
  }

  return (
    <Stack gap={4}>
      {problem && (
        <Card tone="critical" padding={4} radius={3} border role="alert">
          <Text size={2}>{`Your last change could not be saved: ${problem}`}</Text>
        </Card>
      )}
      <LastPublish prices={together} site={site} isNew={together[0]?.published?._rev !== atFirst} />
      <TextInput
        aria-label="Find a price"
        placeholder="Find a price, such as “painting”"
        type="search"
        fontSize={3}
        padding={4}
        value={wanted}
        onChange={({ currentTarget }) => setWanted(currentTarget.value)}
      />
      <PriceGroups
        categories={categories}
        wanted={wanted}
        site={site}
        chosen={chosen}
        onChoose={setChosen}
        onAmounts={(price, amounts) => change([{ price, amounts }])}
      />
      <SheetBar
        chosen={chosen.size}
        changed={ready.length}
        onRaise={() => setDialog('raise')}
        onPublish={() => setDialog('publish')}
      />
      {dialog === 'raise' && (
        <RaiseDialog
          prices={prices.filter(({ id }) => chosen.has(id))}
          onClose={close}
          onApply={(changes) => {
            change(changes)
            close()
          }}
        />
      )}
      {dialog === 'publish' && (
        <PublishDialog prices={ready} site={site} onClose={close} onPublish={publish} />
      )}
    </Stack>
  )
}
