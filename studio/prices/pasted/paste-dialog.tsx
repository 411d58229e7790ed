import { Stack, Text, TextArea } from '@sanity/ui'
import { useMemo, useState } from 'react'
import { type PastedPrice, readPrices } from '#content/prices/pasted-prices.ts'
import { counted } from '../../screens/counted.ts'
import { Confirmation, Hint, Labelled, Notice } from '../../screens/parts.tsx'
import type { Amounts, SheetPrice } from '../sheet-prices.ts'
import { type Answer, AskedLine, FilledIn, type Trade } from './asked-line.tsx'
import { amountsFor, matchPasted } from './match-pasted.ts'

/** A price that is not in the sheet yet. */
export type NewPrice = { pasted: PastedPrice; trade: string | undefined }

type PasteDialogProps = {
  prices: readonly SheetPrice[]
  trades: readonly Trade[]
  text: string
  onType: (text: string) => void
  onClose: () => void
  onApply: (changes: readonly { price: SheetPrice; amounts: Amounts }[], added: readonly NewPrice[]) => void
}

/** Fills in many prices from rows of a spreadsheet or from a text, and asks about each line that could be more than one thing. */
export function PasteDialog({ prices, trades, text, onType, onClose, onApply }: PasteDialogProps) {
  const [answers, setAnswers] = useState<ReadonlyMap<string, Answer>>(new Map())
  const { prices: lines, unread, others } = useMemo(() => readPrices(text), [text])
  const { matched, asked } = useMemo(() => matchPasted(lines, prices), [lines, prices])
  const answered = asked.map(({ pasted }) => ({ pasted, answer: answers.get(pasted.line) }))
  const chosen = answered.flatMap(({ pasted, answer }) => {
    const price = prices.find(({ id }) => id === answer?.price)
    return price ? [{ pasted, price }] : []
  })
  const added = answered.flatMap(({ pasted, answer }) =>
    answer?.price === 'new' ? [{ pasted, trade: answer.trade }] : [],
  )
  const changes = [...matched, ...chosen].map(({ pasted, price }) => ({
    price,
    amounts: amountsFor(pasted, price),
  }))
  const all = changes.length + added.length
  return (
    <Confirmation
      header="Paste many prices"
      confirm={{ text: `Fill in ${counted(all, 'price')}`, disabled: all === 0 }}
      onClose={onClose}
      onConfirm={() => all > 0 && onApply(changes, added)}
    >
      <Labelled label="Your list, one price a line">
        <TextArea
          autoFocus
          fontSize={3}
          rows={4}
          placeholder={'Faucet replacement, 145\nDrywall patch, 95–150'}
          value={text}
          onChange={({ currentTarget }) => onType(currentTarget.value)}
        />
      </Labelled>
      {asked.length > 0 && (
        <Notice tone="caution">{`We need to ask about ${counted(asked.length, 'line')}.`}</Notice>
      )}
      {asked.map((one) => (
        <AskedLine
          key={one.pasted.line}
          {...{ prices, trades, asked: one }}
          answer={answers.get(one.pasted.line)}
          onAnswer={(answer) => setAnswers(new Map([...answers, [one.pasted.line, answer]]))}
        />
      ))}
      {matched.map(({ pasted, price }) => (
        <FilledIn key={price.id} {...{ pasted, price }} />
      ))}
      <LeftOut
        why="We can’t read the amounts in these lines. Write them like 1,250 or 1,250.50:"
        lines={unread.map(({ line, amount }) => `${line} (“${amount}”)`)}
      />
      <LeftOut why="We found no price in these lines:" lines={others} />
      <Hint>Nothing changes on your website until you publish.</Hint>
    </Confirmation>
  )
}

function LeftOut({ why, lines }: { why: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <Stack gap={2}>
      <Text size={1}>{why}</Text>
      {[...new Set(lines)].map((line) => (
        <Hint key={line}>{line}</Hint>
      ))}
    </Stack>
  )
}
