import { counted } from '../screens/counted.ts'
import { document, newDocument, type Place, photosOfJob, screen } from './jobs.ts'

/** Of each document that can be a sample, whether it is one. */
export type Sampled = readonly { _type: string; sample: boolean }[]

export type Step = {
  /** The type of the documents that it is about. */
  type: string
  title: string
  place: Place
  /** How many of them are still made up. */
  left: number
  /** What is still made up, such as "70 prices"; what is left to do in the first step is one thing. */
  what: string
  /** Where all of them can be taken as they are: what to ask first. */
  asksAsOwn?: string
}

/** `what` is said of one thing; of several `one` is counted. */
type Kind = Omit<Step, 'left' | 'what'> & ({ what: string; one?: never } | { what?: never; one: string })

const KINDS: readonly Kind[] = [
  { type: 'business', title: 'Who you are', place: document('business'), what: 'your name' },
  {
    type: 'openingHours',
    title: 'Your hours',
    place: document('openingHours'),
    what: 'your hours',
    asksAsOwn: 'Are these your hours, day by day?',
  },
  {
    type: 'price',
    title: 'Your prices',
    place: screen('/prices'),
    one: 'price',
    asksAsOwn: 'Do you charge every price in the list as it is?',
  },
  {
    type: 'city',
    title: 'Your towns',
    place: screen('/structure/city'),
    one: 'town',
    asksAsOwn: 'Do you work in every town in the list?',
  },
  { type: 'project', title: 'Your photos', place: photosOfJob, one: 'project' },
  { type: 'review', title: 'Your reviews', place: newDocument('review'), one: 'review' },
]

/** What makes the website the owner's, in the order in which he does it. */
export function stepsOf(samples: Sampled): Step[] {
  const madeUp = samples.filter(({ sample }) => sample)
  return KINDS.map(({ one, what, ...step }) => {
    const left = madeUp.filter(({ _type }) => _type === step.type).length
    return { ...step, left, what: what ?? counted(left, one) }
  })
}
