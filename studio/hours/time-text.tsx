import { formatTime } from '#content/hours/opening-hours.ts'
import { readTime } from '#content/typed/typed-time.ts'
import { type Format, TypedText } from '../inputs/typed-input.tsx'

const formats: Record<'opens' | 'closes', Format> = {
  opens: {
    read: (typed) => readTime(typed, 'opens'),
    write: formatTime,
    help: 'Enter a time such as 8am or 7:30 AM.',
  },
  closes: {
    read: (typed) => readTime(typed, 'closes'),
    write: formatTime,
    help: 'Enter a time such as 6pm or noon.',
  },
}

type TimeTextProps = {
  end: 'opens' | 'closes'
  /** Of which day, such as "Saturday". */
  of: string
  value: string | undefined
  readOnly?: boolean
  onValue: (value: string | undefined) => void
}

/** A time of the day, as people say it. */
export function TimeText({ end, of, ...field }: TimeTextProps) {
  return (
    <TypedText
      {...field}
      format={formats[end]}
      aria-label={`${of} ${end}`}
      autoComplete="off"
      fontSize={2}
      padding={3}
    />
  )
}
