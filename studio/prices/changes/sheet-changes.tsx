import { Card, Flex, Stack, Text } from '@sanity/ui'
import { Children, type ReactNode, useState } from 'react'
import { counted } from '../../screens/counted.ts'
import { TouchButton } from '../../screens/parts.tsx'
import { useLake } from '../../screens/use-lake.ts'
import { inTownsLike, isRepricedOnly, problemOf, type SheetPrice } from '../sheet-prices.ts'
import type { Sheet, Unsaved } from '../use-sheet.ts'
import { NewPublish } from './last-publish.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { publishPrices } from './publish-prices.ts'
import { RaiseDialog } from './raise-dialog.tsx'

type SheetChangesProps = {
  sheet: Sheet
  chosen: readonly SheetPrice[]
  /** What was published together since the sheet is open. */
  published: readonly SheetPrice[]
  /** The revision in which an undo has published prices again. */
  undone: string | undefined
  onUndone: (revision: string) => void
  onPublished: () => void
}

/** What is done with several prices: raised or lowered, published, undone. */
export function SheetChanges({ sheet, chosen, published, onPublished, ...undo }: SheetChangesProps) {
  const client = useLake()
  const [dialog, setDialog] = useState<'raise' | 'publish' | null>(null)
  const close = () => setDialog(null)
  const ready = sheet.prices.filter((price) => isRepricedOnly(price) && problemOf(price) === undefined)

  async function publish() {
    const missing = (await sheet.saved()).filter(({ price }) => ready.some(({ id }) => id === price.id))
    if (missing.length > 0) throw new Error(missing.map(unsavedText).join(' '))
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
        {sheet.unsaved.length > 0 && <NotSaved unsaved={sheet.unsaved} />}
        {published.length > 0 && <NewPublish prices={published} {...undo} />}
      </SheetBar>
      {dialog === 'raise' && (
        <RaiseDialog
          prices={chosen}
          inTowns={inTownsLike(chosen, sheet.prices)}
          onClose={close}
          onApply={(changes) => {
            sheet.change(changes)
            close()
          }}
        />
      )}
      {dialog === 'publish' && (
        <PublishDialog
          prices={ready}
          leftOut={inTownsLike(ready, sheet.prices)}
          onClose={close}
          onPublish={publish}
        />
      )}
    </>
  )
}

/** Each price whose shown amount is nowhere but here, until it is saved. */
function NotSaved({ unsaved }: { unsaved: readonly Unsaved[] }) {
  return (
    <Card tone="critical" padding={3} radius={2} border role="alert">
      <Stack gap={3}>
        {unsaved.map((one) => (
          <Text key={one.price.id} size={1}>
            {unsavedText(one)}
          </Text>
        ))}
      </Stack>
    </Card>
  )
}

const unsavedText = ({ price: { title }, problem }: Unsaved) =>
  `We couldn’t save “${title}”: ${problem.replace(/[.]$/, '')}. Type its amount again.`

type SheetBarProps = {
  chosen: number
  changed: number
  onRaise: () => void
  onPublish: () => void
  /** What was not saved, and what became of the last publish. */
  children: ReactNode
}

/** What can be done with what was chosen and changed, always in reach of a thumb. */
function SheetBar({ chosen, changed, onRaise, onPublish, children }: SheetBarProps) {
  const hasWords = Children.toArray(children).length > 0
  if (chosen + changed === 0 && !hasWords) return null
  return (
    <Card
      role="region"
      aria-label="What to do with the prices"
      padding={3}
      radius={3}
      border
      shadow={3}
      style={{ position: 'sticky', bottom: 8, zIndex: 10 }}
    >
      <Stack gap={3}>
        {children}
        {chosen + changed > 0 && (
          <Flex gap={3} wrap="wrap" justify="flex-end">
            {chosen > 0 && (
              <TouchButton
                text={`Raise or lower ${counted(chosen, 'price')}`}
                style={{ flex: '1 0 max-content' }}
                onClick={onRaise}
              />
            )}
            {changed > 0 && (
              <TouchButton
                mode="default"
                text={`Publish ${counted(changed, 'price')}`}
                style={{ flex: '1 1 140px' }}
                onClick={onPublish}
              />
            )}
          </Flex>
        )}
      </Stack>
    </Card>
  )
}
