import { useState } from 'react'
import { useClient } from 'sanity'
import { SANITY_API_VERSION } from '#content/environment/environment.ts'
import { isRepricedOnly, problemOf, type SheetPrice } from '../sheet-prices.ts'
import type { Sheet } from '../use-sheet.ts'
import { NewPublish } from './last-publish.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { publishPrices } from './publish-prices.ts'
import { RaiseDialog } from './raise-dialog.tsx'
import { SheetBar } from './sheet-bar.tsx'

type SheetChangesProps = {
  sheet: Sheet
  site: string | undefined
  chosen: readonly SheetPrice[]
  /** What was published together since the sheet is open. */
  published: readonly SheetPrice[]
  onPublished: () => void
}

/** What is done with several prices: raised or lowered, published, undone. */
export function SheetChanges({ sheet, site, chosen, published, onPublished }: SheetChangesProps) {
  const client = useClient({ apiVersion: SANITY_API_VERSION })
  const [dialog, setDialog] = useState<'raise' | 'publish' | null>(null)
  const close = () => setDialog(null)
  const ready = sheet.prices.filter((price) => isRepricedOnly(price) && problemOf(price) === undefined)

  async function publish() {
    await sheet.saved()
    await publishPrices(client, ready)
    onPublished()
    close()
  }

  return (
    <>
      <SheetBar
        chosen={chosen.length}
        changed={ready.length}
        onRaise={() => setDialog('raise')}
        onPublish={() => setDialog('publish')}
      >
        {published.length > 0 && <NewPublish prices={published} site={site} />}
      </SheetBar>
      {dialog === 'raise' && (
        <RaiseDialog
          prices={chosen}
          onClose={close}
          onApply={(changes) => {
            sheet.change(changes)
            close()
          }}
        />
      )}
      {dialog === 'publish' && (
        <PublishDialog prices={ready} site={site} onClose={close} onPublish={publish} />
      )}
    </>
  )
}
