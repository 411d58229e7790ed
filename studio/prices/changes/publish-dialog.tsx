import { Stack, Text } from '@sanity/ui'
import { useEffect, useState } from 'react'
import { useCurrentUser } from 'sanity'
import { listInWords } from '#content/text/list-in-words.ts'
import { type Unfinished, unfinishedIn } from '../../actions/changes/unfinished-by.ts'
import { counted } from '../../screens/counted.ts'
import { Confirmation, Hint } from '../../screens/parts.tsx'
import { useAnswer } from '../../screens/use-lake.ts'
import { useWebsite } from '../../website/address.ts'
import { askWebsite, together } from '../../website/ask-website.ts'
import { namesOf, type SheetPrice } from '../sheet-prices.ts'
import { FromTo } from './from-to.tsx'
import { averageText } from './percent.ts'

type PublishDialogProps = {
  prices: readonly SheetPrice[]
  /** Of the same services, but not published with them. */
  leftOut: readonly SheetPrice[]
  onClose: () => void
  /** Rejects with a sentence about why nothing was published. */
  onPublish: () => Promise<void>
}

/** Says from what to what prices change and on how many pages, before they do. */
export function PublishDialog({ prices, leftOut, onClose, onPublish }: PublishDialogProps) {
  const site = useWebsite()
  const [isBusy, setIsBusy] = useState(false)
  const [mistake, setMistake] = useState<string | null>(null)

  const me = useCurrentUser()?.id
  const ids = prices.map(({ id }) => id)
  const unfinished = useAnswer(
    ids.join(),
    (client) => unfinishedIn(client, ids, me),
    'The lake does not tell whose changes these are.',
  )
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
    <Confirmation
      header={`Publish ${counted(prices.length, 'price')}?`}
      confirm={{ text: isBusy ? 'Publishing…' : 'Publish now', disabled: isBusy, autoFocus: true }}
      onClose={onClose}
      onConfirm={() => void publish()}
    >
      {site && <PagesOf ids={ids.join()} site={site} />}
      {prices.map(({ id, title, published, shown }) =>
        published ? (
          <Stack key={id} gap={3}>
            <FromTo title={title} from={published} to={shown} />
            <ChangedBy unfinished={unfinished?.get(id)} />
          </Stack>
        ) : null,
      )}
      {average && <Text size={2}>{average}</Text>}
      {leftOut.length > 0 && <Text size={2}>{`Not changed: ${namesOf(leftOut)}`}</Text>}
      {mistake && (
        <Text size={2} role="alert">
          {mistake}
        </Text>
      )}
    </Confirmation>
  )
}

/** Whose changes these are, where they are not the user's alone. */
function ChangedBy({ unfinished }: { unfinished: Unfinished | undefined }) {
  if (!unfinished || unfinished.others.length === 0) return null
  const people = [...unfinished.others, ...(unfinished.isMine ? ['you'] : [])]
  return <Hint>{`Changed by ${listInWords(people)}`}</Hint>
}

/** How many pages of the website show any of these prices, where it can be asked. */
function PagesOf({ ids, site }: { ids: string; site: string }) {
  const [words, setWords] = useState('Checking your website…')
  useEffect(() => {
    const ending = new AbortController()
    void wordsFor(site, ids.split(','), ending.signal).then((found) => {
      if (!ending.signal.aborted) setWords(found)
    })
    return () => ending.abort()
  }, [site, ids])
  return (
    <Text size={2} role="status">
      {words}
    </Text>
  )
}

async function wordsFor(site: string, ids: readonly string[], signal: AbortSignal): Promise<string> {
  const told = together(await Promise.all(ids.map((id) => askWebsite(site, id, signal))))
  return typeof told === 'string'
    ? 'We can’t reach your website right now, so we can’t tell how many pages this changes.'
    : `This changes ${counted(told.count, 'page')} of your website.`
}
