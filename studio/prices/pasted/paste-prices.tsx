import { ClipboardIcon } from '@sanity/icons/Clipboard'
import { useState } from 'react'
import type { SanityClient } from 'sanity'
import { newKey } from '../../inputs/new-key.ts'
import { counted } from '../../screens/counted.ts'
import { TouchButton } from '../../screens/parts.tsx'
import { useTextOfTab } from '../../screens/text-of-tab.ts'
import { useAttempt } from '../../screens/use-attempt.ts'
import { useLake } from '../../screens/use-lake.ts'
import { type Sheet, TAG } from '../use-sheet.ts'
import type { Trade } from './asked-line.tsx'
import { type NewPrice, PasteDialog } from './paste-dialog.tsx'

type PastePricesProps = { sheet: Sheet; trades: readonly Trade[] }

/** A button to fill in many prices at once. */
export function PastePrices({ sheet, trades }: PastePricesProps) {
  const client = useLake()
  const [text, keepText] = useTextOfTab('pasted-prices')
  const [isOpen, setIsOpen] = useState(text !== '')
  const { isBusy, attempt, toast } = useAttempt('The new prices weren’t added')
  const add = async (added: readonly NewPrice[]) => {
    await addDrafts(client, added)
    toast.push({
      status: 'success',
      title: `${counted(added.length, 'new price')} added`,
      description: 'They’re in the list below. Publish each one in its form: tap its name.',
    })
  }
  const close = () => {
    setIsOpen(false)
    keepText('')
  }
  return (
    <>
      <TouchButton
        icon={ClipboardIcon}
        text="Paste many prices"
        disabled={isBusy}
        onClick={() => setIsOpen(true)}
      />
      {isOpen && (
        <PasteDialog
          prices={sheet.prices}
          trades={trades}
          text={text}
          onType={keepText}
          onClose={close}
          onApply={(changes, added) => {
            sheet.change(changes)
            if (added.length > 0) void attempt(() => add(added))
            close()
          }}
        />
      )}
    </>
  )
}

/** They say what their lines say, and are for the whole job where these say nothing. */
async function addDrafts(client: SanityClient, added: readonly NewPrice[]): Promise<void> {
  const transaction = client.transaction().transactionId(newKey())
  for (const { pasted, trade } of added) {
    const { name, kind, minimum, maximum, unit } = pasted
    transaction.create({
      _id: `drafts.${newKey()}`,
      _type: 'price',
      ...{ title: name, kind, minimum, unit: unit ?? 'job' },
      ...(maximum !== null && { maximum }),
      ...(trade && { service: { _type: 'reference', _ref: trade, _weak: true } }),
    })
  }
  await transaction.commit({ tag: TAG })
}
