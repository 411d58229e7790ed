import type { ConsultationFragment } from './query.ts'

export const consultationExample: ConsultationFragment = {
  _key: 'consultation',
  _type: 'consultation',
  heading: 'Free color consultation',
  intro: null,
  text: 'We bring sample boards to your house and look at them in morning light and under your lamps.',
  points: ['Boards you can move from wall to wall'],
  action: 'Book a color consultation',
}
