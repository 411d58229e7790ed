import { Flex, Stack } from '@sanity/ui'
import { type FormEvent, useState } from 'react'
import { calendarDay, DAY, dateOf } from '#content/hours/business-clock.ts'
import { DayField } from '../../inputs/date-input.tsx'
import { newKey } from '../../inputs/new-key.ts'
import { changePublished } from '../../screens/change-published.ts'
import { intoSight } from '../../screens/into-sight.ts'
import { Choices, Hint, Label, Labelled, Problem, SubmitButton } from '../../screens/parts.tsx'
import { useAttempt } from '../../screens/use-attempt.ts'
import { useLake } from '../../screens/use-lake.ts'
import { type Amounts, problemOf, type SheetPrice } from '../sheet-prices.ts'
import { RowAmounts } from './row-amounts.tsx'

/** How long an offer is meant to hold, unless the owner says otherwise. */
const USUAL_DAYS = 14

type MakeOfferProps = { price: SheetPrice; onDone: () => void }

/** Another amount for a price from today until a day, published at once, and nothing else that may be in a draft. */
export function MakeOffer({ price, onDone }: MakeOfferProps) {
  const client = useLake()
  const { isBusy, attempt } = useAttempt('Your offer isn’t on the website')
  const today = calendarDay(new Date())
  const [amounts, setAmounts] = useState<Amounts>({ minimum: null, maximum: null })
  const [until, setUntil] = useState<string | undefined>(dateOf(Date.parse(today) + USUAL_DAYS * DAY))
  const [problem, setProblem] = useState('')
  const offered = {
    ...price,
    title: `Offer for ${price.title}`,
    shown: { ...price.shown, ...amounts },
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wrong = problemOf(offered) ?? problemOfOffer(amounts, until, { usual: price.published, today })
    setProblem(wrong ?? '')
    if (wrong !== undefined) return
    const { minimum, maximum } = offered.shown
    const dates = { shownFrom: today, shownUntil: until }
    const offer = { _key: newKey(), _type: 'datedAmount', minimum, ...(maximum && { maximum }), ...dates }
    void attempt(async () => {
      // Of several that begin today, the first one counts.
      await changePublished(
        client,
        price.id,
        (patch) => patch.setIfMissing({ dated: [] }).prepend('dated', [offer]),
        'offer',
      )
      onDone()
    })
  }
  return (
    <Stack ref={intoSight} as="form" gap={3} paddingTop={2} noValidate onSubmit={submit}>
      <Flex gap={3} wrap="wrap">
        <Stack gap={2} style={{ flex: '1 1 14rem' }}>
          <Label>Your offer</Label>
          <RowAmounts price={offered} onAmounts={setAmounts} />
        </Stack>
        <Labelled label="Last day">
          <DayField padding={[4, 4, 3]} min={today} value={until} onDay={setUntil} />
        </Labelled>
      </Flex>
      {problem && <Problem>{problem}</Problem>}
      <Hint>Visitors read how much they save, and until when. Then your usual price is back by itself.</Hint>
      <Choices onClose={onDone}>
        <SubmitButton text="Put it on the website" disabled={isBusy} />
      </Choices>
    </Stack>
  )
}

type Against = { usual: Amounts | null; today: string }

function problemOfOffer({ minimum }: Amounts, until: string | undefined, { usual, today }: Against) {
  if (minimum !== null && usual?.minimum != null && minimum >= usual.minimum)
    return 'Enter less than your usual price.'
  if (!until) return 'Choose the last day of the offer.'
  return until < today ? 'That day is over. Choose a later one.' : undefined
}
