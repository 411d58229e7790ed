import { Box, Flex, Text } from '@sanity/ui'
import { readSpan, readTime } from '#content/documents/typed.ts'
import { formatTime } from '#content/hours/opening-hours.ts'
import { type Format, ofText, TypedText } from '../inputs/typed-input.tsx'
import { otherHoursHelp } from './opening-rules.ts'

type TimeSpanProps = {
  /** Of which day, such as "Saturday". */
  of: string
  opens: string | undefined
  closes: string | undefined
  readOnly?: boolean
  onTimes: (times: { opens?: string; closes?: string }) => void
}

/** From when to when; either field takes both, as in "8-5". */
export function TimeSpan({ of, opens, closes, readOnly, onTimes }: TimeSpanProps) {
  const field = (end: 'opens' | 'closes', value: string | undefined) => (
    <Box flex={1}>
      <TypedText
        format={timeFormat(end)}
        aria-label={`${of} ${end}`}
        autoComplete="off"
        value={value}
        readOnly={readOnly}
        onValue={(time) => onTimes({ [end]: time })}
        onInput={({ currentTarget }) => {
          const span = readSpan(currentTarget.value)
          if (span) onTimes(span)
        }}
      />
    </Box>
  )
  return (
    <Flex align="flex-start" gap={2}>
      {field('opens', opens)}
      <Box paddingY={3}>
        <Text size={2} muted>
          to
        </Text>
      </Box>
      {field('closes', closes)}
    </Flex>
  )
}

const HELP = {
  opens: 'Enter a time such as 8am or 7:30 AM.',
  closes: 'Enter a time such as 6pm or midnight.',
}

/** A time of the day, as people say it. */
function timeFormat(end: 'opens' | 'closes'): Format<string> {
  return {
    ...ofText,
    read: (typed) => readTime(typed, end) ?? readSpan(typed)?.[end],
    write: formatTime,
    help: (typed) => otherHoursHelp(typed) ?? HELP[end],
  }
}
