import { Card, Stack } from '@sanity/ui'
import { Choice, Hint, Labelled, Name } from '../../screens/parts.tsx'
import { FromTo } from '../changes/from-to.tsx'
import type { SheetPrice } from '../sheet-prices.ts'
import { type Asked, amountsFor, type Matched, misfit } from './match-pasted.ts'

/** A service that a price can be listed under. */
export type Trade = { _id: string; title: string }

/** `price` is the id of the one that is meant, `new` for one that is not there yet, or empty for none. */
export type Answer = { price: string; trade?: string | undefined }

type AskedLineProps = {
  asked: Asked
  prices: readonly SheetPrice[]
  trades: readonly Trade[]
  answer: Answer | undefined
  onAnswer: (answer: Answer) => void
}

/** A pasted line, why it is asked about, and what it may mean: the likely prices first, then all whose amounts it fits. */
export function AskedLine({ asked, prices, trades, answer, onAnswer }: AskedLineProps) {
  const { pasted, why, likely } = asked
  const chosen = prices.find(({ id }) => id === answer?.price)
  const fitting = [...new Set([...likely, ...prices])].filter((price) => misfit(pasted, price) === undefined)
  return (
    <Card border padding={3} radius={2}>
      <Stack gap={3}>
        <Name>{pasted.line}</Name>
        <Hint>{why}</Hint>
        <Choice
          aria-label={`What is “${pasted.line}”?`}
          value={answer?.price ?? ''}
          options={[
            ['', 'Leave it out'],
            ['new', 'Add it as a new price'],
            ...fitting.map(({ id, title }) => [id, title] as const),
          ]}
          onChoose={(price) => onAnswer({ ...answer, price })}
        />
        {chosen && <FilledIn pasted={pasted} price={chosen} />}
        {answer?.price === 'new' && (
          <Labelled label="Its trade">
            <Choice
              value={answer.trade ?? ''}
              options={[['', 'Other prices'], ...trades.map(({ _id, title }) => [_id, title] as const)]}
              onChoose={(trade) => onAnswer({ ...answer, trade: trade || undefined })}
            />
          </Labelled>
        )}
      </Stack>
    </Card>
  )
}

/** A price as it reads now and as the line makes it, with a question where these are far apart. */
export function FilledIn({ pasted, price }: Matched) {
  const { title, shown } = price
  return <FromTo title={title} from={shown} to={{ ...shown, ...amountsFor(pasted, price) }} />
}
