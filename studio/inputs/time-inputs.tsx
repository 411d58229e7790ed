import { formatTime } from '#content/hours/opening-hours.ts'
import { readTime } from '#content/typed/typed-time.ts'
import { typedInput } from './typed-input.tsx'

export const OpensInput = typedInput({
  read: (typed) => readTime(typed, 'opens'),
  write: formatTime,
  help: 'Write a time such as 8am or 7:30 AM, or leave it empty when you are closed.',
})

export const ClosesInput = typedInput({
  read: (typed) => readTime(typed, 'closes'),
  write: formatTime,
  help: 'Write a time such as 6pm or noon, or leave it empty when you are closed.',
})
