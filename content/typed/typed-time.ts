/** Up to these hours nobody means the morning who says neither AM nor PM: a business opens at 7 and closes at 6. */
const lastOfAfternoon = { opens: 4, closes: 11 } as const

/**
 * The time that someone means by "8am", "8:30 pm", "noon", "17" or "6", in 24-hour form; undefined when it is none. What has
 * neither AM nor PM is taken for the half of the day in which a business opens or closes.
 */
export function readTime(typed: string, end: 'opens' | 'closes'): string | undefined {
  const text = typed.trim().toLowerCase().replace(/\s+/g, ' ')
  if (text === 'noon') return '12:00'
  if (text === 'midnight') return end === 'closes' ? '23:59' : '00:00'
  const [, hour = '', minutes = '00', half = ''] =
    /^(\d{1,2})(?:[:.h]?([0-5]\d))?\s?([ap])?\.?(?:m\.?)?$/.exec(text) ?? []
  const hours = hour === '' ? undefined : hoursOf(Number(hour), half, end, hour.length === 2 && hour < '10')
  return hours === undefined ? undefined : `${String(hours).padStart(2, '0')}:${minutes}`
}

function hoursOf(
  hour: number,
  half: string,
  end: 'opens' | 'closes',
  isFullForm: boolean,
): number | undefined {
  if (half) return hour >= 1 && hour <= 12 ? (hour % 12) + (half === 'p' ? 12 : 0) : undefined
  if (hour > 23) return undefined
  // "07:00" is written by someone who counts to 24.
  if (hour > 12 || hour === 0 || isFullForm) return hour
  return hour <= lastOfAfternoon[end] ? hour + 12 : hour
}
