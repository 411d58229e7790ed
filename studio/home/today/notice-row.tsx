import { Flex, Stack, Text, TextInput } from '@sanity/ui'
import { type FormEvent, useState } from 'react'
import { LONGEST_NOTICE } from '#content/hours/shown-when.ts'
import { counted } from '../../screens/counted.ts'
import { intoSight } from '../../screens/into-sight.ts'
import { Choice, Choices, Hint, Labelled, Problem, SubmitButton, TouchButton } from '../../screens/parts.tsx'
import { useAttempt } from '../../screens/use-attempt.ts'
import { useLake } from '../../screens/use-lake.ts'
import { changeNotice, type NoticeOnPages } from './change-hours.ts'
import { endOfNotice, endText, noticeEnds } from './today-values.ts'

type NoticeRowProps = { notice: NoticeOnPages | null; now: Date }

/** The notice that stands on every page, with one tap to take it down, or two taps and the words to put one up. */
export function NoticeRow({ notice, now }: NoticeRowProps) {
  const client = useLake()
  const { isBusy, attempt } = useAttempt('The notice wasn’t changed')
  const [isOpen, setIsOpen] = useState(false)
  const [text, setText] = useState('')
  const [end, setEnd] = useState<string>(noticeEnds[0][0])
  const tooMany = text.trim().length - LONGEST_NOTICE
  const put = (wanted: NoticeOnPages | undefined) =>
    attempt(async () => {
      await changeNotice(client, wanted)
      setIsOpen(false)
      setText('')
    })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void put({ text: text.trim(), shownUntil: endOfNotice(end, new Date()) })
  }
  if (notice)
    return (
      <Stack gap={3} role="region" aria-label="Notice on every page">
        <Text size={2} weight="medium">{`“${notice.text}”`}</Text>
        <Hint>{`On every page ${whenOnPages(notice, now)}.`}</Hint>
        <Flex>
          <TouchButton text="Take it down" disabled={isBusy} onClick={() => void put(undefined)} />
        </Flex>
      </Stack>
    )
  if (!isOpen)
    return (
      <Flex>
        <TouchButton text="Put a notice on every page" onClick={() => setIsOpen(true)} />
      </Flex>
    )
  return (
    <Stack ref={intoSight} as="form" gap={3} onSubmit={submit}>
      <Labelled label="What it says, on top of every page">
        <TextInput
          autoFocus
          placeholder="Such as: Phones are down until noon. Text us."
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </Labelled>
      {tooMany > 0 && (
        <Problem>{`Shorten it by ${counted(tooMany, 'character')}. There’s room for ${LONGEST_NOTICE}.`}</Problem>
      )}
      <Labelled label="Comes down by itself">
        <Choice value={end} options={noticeEnds} onChoose={setEnd} />
      </Labelled>
      <Choices onClose={() => setIsOpen(false)}>
        <SubmitButton text="Put it up" disabled={isBusy || text.trim() === '' || tooMany > 0} />
      </Choices>
    </Stack>
  )
}

function whenOnPages({ shownFrom, shownUntil }: NoticeOnPages, now: Date): string {
  const until = `until ${endText(shownUntil, now)}`
  const isToCome = shownFrom !== undefined && Date.parse(shownFrom) > now.getTime()
  return isToCome ? `from ${endText(shownFrom, now)} ${until}` : until
}
