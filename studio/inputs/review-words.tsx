import { Flex, Stack } from '@sanity/ui'
import { type ClipboardEvent, useMemo } from 'react'
import { type StringInputProps, useDocumentOperation, useFormValue } from 'sanity'
import { readLines, readReviews } from '#content/documents/pasted-review.ts'
import type { PastedReview } from '#content/documents/review-lines.ts'
import { calendarDay } from '#content/hours/business-clock.ts'
import { cleanText } from '#content/text/clean-text.ts'
import { counted } from '../screens/counted.ts'
import { usePublishedId } from '../screens/document-form.tsx'
import { Notice, TouchButton } from '../screens/parts.tsx'
import { useTextOfTab } from '../screens/text-of-tab.ts'
import { useAttempt } from '../screens/use-attempt.ts'
import { useLake } from '../screens/use-lake.ts'
import { fieldsIn } from '../unknown-values.ts'
import { newKey } from './new-key.ts'

/**
 * The words of a review. Of one that is pasted with what stands around it on its page, the words stay, and the empty fields take what it
 * says of itself; of several at once the others can be kept as drafts. Where lines may be one review or several, the owner is asked.
 */
export function ReviewWords(props: StringInputProps) {
  const document = fieldsIn(useFormValue([]))
  const id = usePublishedId()
  const { patch } = useDocumentOperation(id, 'review')
  const [kept, keep] = useTextOfTab(`pasted-reviews ${id}`)
  const [unclear, ask] = useTextOfTab(`pasted-lines ${id}`)
  const others = useMemo(() => readReviews(kept, new Date()).slice(1), [kept])
  const lines = useMemo(() => readLines(unclear, new Date()), [unclear])
  const [first] = onOneLine(props.value ?? '') === onOneLine(unclear) ? lines : []

  function paste(event: ClipboardEvent) {
    const pasted = event.clipboardData.getData('text/plain')
    const [first, ...more] = readReviews(pasted, new Date())
    if (!first || props.value || props.readOnly) return
    ask(pasted)
    if (more.length === 0 && first.text === cleanText(pasted)) return
    event.preventDefault()
    const { text, date, ...rest } = first
    // A new review has the date of today before anybody typed one.
    patch.execute([{ set: { text, ...(date && { date }) } }, { setIfMissing: rest }], document)
    keep(more.length > 0 ? pasted : '')
  }

  function part({ text }: PastedReview) {
    patch.execute([{ set: { text } }], document)
    keep(lines.map((line) => line.text).join('\n\n'))
    ask('')
  }

  return (
    <Stack gap={3} onPaste={paste}>
      {props.renderDefault(props)}
      {first && <AskLines count={lines.length} onSeveral={() => part(first)} onOne={() => ask('')} />}
      {others.length > 0 && <KeepOthers others={others} onKept={() => keep('')} />}
    </Stack>
  )
}

const onOneLine = (text: string) => cleanText(text.replace(/\s+/g, ' '))

function AskLines({ count, ...on }: { count: number; onSeveral: () => void; onOne: () => void }) {
  return (
    <>
      <Notice tone="primary">{`You pasted ${count} lines. Is each one from a different customer?`}</Notice>
      <Flex gap={3} wrap="wrap">
        <TouchButton text={`Yes, they’re ${count} reviews`} onClick={on.onSeveral} />
        <TouchButton text="No, it’s one review" onClick={on.onOne} />
      </Flex>
    </>
  )
}

function KeepOthers({ others, onKept }: { others: readonly PastedReview[]; onKept: () => void }) {
  const client = useLake()
  const { isBusy, attempt, toast } = useAttempt('They weren’t kept')
  const keep = async () => {
    const transaction = client.transaction()
    // Without a date of its own, each has the one of today, as a new review does.
    const today = calendarDay(new Date())
    for (const { date = today, ...review } of others)
      transaction.create({ _id: `drafts.${newKey()}`, _type: 'review', date, ...review })
    await transaction.commit()
    onKept()
    toast.push({
      status: 'success',
      title: `${counted(others.length, 'review')} kept`,
      description: 'You find them under “Needs you”. Choose a town for each, then publish.',
    })
  }
  return (
    <>
      <Notice tone="primary">{`You pasted ${others.length + 1} reviews. This is the first one.`}</Notice>
      <TouchButton
        text={`Keep the other ${others.length === 1 ? 'one' : others.length} for later`}
        disabled={isBusy}
        onClick={() => void attempt(keep)}
      />
    </>
  )
}
