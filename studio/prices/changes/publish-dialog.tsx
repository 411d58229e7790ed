import { Box, Button, Dialog, Flex, Stack, Text } from '@sanity/ui'
import { useId, useState } from 'react'
import { counted } from '../../screens/counted.ts'
import { usePageCount } from '../../website/use-page-count.ts'
import { pageCount } from '../../website/words.ts'
import type { SheetPrice } from '../sheet-prices.ts'
import { FromTo } from './from-to.tsx'
import { averageText } from './percent.ts'
import { UnchangedTownPrices } from './town-prices.tsx'

type PublishDialogProps = {
  prices: readonly SheetPrice[]
  /** Of the same services, but not published with them. */
  leftOut: readonly SheetPrice[]
  site: string | undefined
  onClose: () => void
  /** Rejects with a sentence about why nothing was published. */
  onPublish: () => Promise<void>
}

/** Says from what to what prices change and on how many pages, before they do. */
export function PublishDialog({ prices, leftOut, site, onClose, onPublish }: PublishDialogProps) {
  const id = useId()
  const [isBusy, setIsBusy] = useState(false)
  const [mistake, setMistake] = useState<string | null>(null)

  const average = averageText(
    prices.flatMap(({ published, shown }) => (published ? [{ from: published, to: shown }] : [])),
  )

  async function publish() {
    setIsBusy(true)
    setMistake(null)
    await onPublish().catch((error: Error) => {
      setMistake(`That didn’t work: ${error.message}`)
      setIsBusy(false)
    })
  }

  return (
    <Dialog
      id={id}
      header={`Publish ${counted(prices.length, 'price')}?`}
      width={1}
      zOffset={1_000}
      onClose={onClose}
    >
      <Box padding={4}>
        <Stack gap={4}>
          <PagesOf prices={prices} site={site} />
          {prices.map(({ id: key, title, published, shown }) =>
            published ? <FromTo key={key} title={title} from={published} to={shown} /> : null,
          )}
          {average && <Text size={2}>{average}</Text>}
          <UnchangedTownPrices prices={leftOut} />
          {mistake && (
            <Text size={2} role="alert">
              {mistake}
            </Text>
          )}
          <Flex gap={3} justify="flex-end" wrap="wrap">
            <Button mode="ghost" fontSize={2} padding={4} text="Cancel" onClick={onClose} />
            <Button
              autoFocus
              fontSize={2}
              padding={4}
              text={isBusy ? 'Publishing…' : 'Publish now'}
              disabled={isBusy}
              onClick={() => void publish()}
            />
          </Flex>
        </Stack>
      </Box>
    </Dialog>
  )
}

function PagesOf({ prices, site }: Pick<PublishDialogProps, 'prices' | 'site'>) {
  const ids = prices.map(({ id }) => id)
  const count = usePageCount(site, ids)
  if (!site) return null
  return (
    <Text size={2} role="status">
      {wordsFor(count)}
    </Text>
  )
}

function wordsFor(count: number | null | undefined): string {
  if (count === undefined) return 'Checking your website…'
  if (count === null)
    return 'We can’t reach your website right now, so we can’t tell how many pages this changes.'
  return `This changes ${pageCount(count)} of your website.`
}
