import { listInWords } from '#content/text/list-in-words.ts'
import { counted } from '../screens/counted.ts'
import type { Chosen } from './choose-shown.tsx'
import { document, newDocument, type Place, screen } from './jobs.ts'

/** Of what there are many: how many. */
const COUNTED = 'counted'

/** Of each document that can be a sample, or part of one with a mark of its own, whether it is one and whether the website has it. */
export type Sampled = readonly { _type: string; sample: boolean; shown: boolean }[]

export type Step = {
  /** The type of the documents that it is about first. */
  type: string
  title: string
  place: Place
  /** How many of them are still made up. */
  left: number
  /** What is still made up, such as "70 prices". */
  what: string
  /** Where all of them can be taken as they are: what to ask first. */
  asksAsOwn?: string
  /** What he can check in a list as his. */
  chooses?: Chosen
}

type Kind = Omit<Step, 'left' | 'what'> & {
  /** What is said of each type: the first of them is the step's. */
  words: Readonly<Record<string, string>>
  /** Where it is done while only this other type is left. */
  others?: Readonly<Record<string, Place>>
}

const KINDS: readonly Kind[] = [
  {
    type: 'business',
    title: 'Who you are',
    place: document('business'),
    words: {
      business: 'your name',
      contact: COUNTED,
      licence: COUNTED,
      insurance: 'your insurer',
      founder: 'the founder’s name',
      homePage: 'your headline',
      owner: 'the owner’s profile',
      aboutPage: 'your story',
      claim: COUNTED,
    },
    others: {
      homePage: document('homePage'),
      owner: document('homePage'),
      aboutPage: document('aboutPage'),
      claim: screen('/structure/your-numbers'),
    },
  },
  {
    type: 'openingHours',
    title: 'Your hours',
    place: document('openingHours'),
    words: { openingHours: 'your hours' },
    asksAsOwn: 'Are these your hours, day by day?',
  },
  {
    type: 'price',
    title: 'Your prices',
    place: screen('/prices'),
    words: { price: COUNTED },
    chooses: 'service',
    asksAsOwn: 'Do you charge every price in the list as it is?',
  },
  {
    type: 'city',
    title: 'Your towns',
    place: screen('/structure/city'),
    words: { city: COUNTED },
    chooses: 'city',
  },
  {
    type: 'project',
    title: 'Your photos',
    place: screen('/structure/your-photos'),
    words: { rendering: COUNTED, project: COUNTED },
  },
  { type: 'review', title: 'Your reviews', place: newDocument('review'), words: { review: COUNTED } },
]

/** Whether something stands in for the owner's where visitors see it. */
export const isLeft = ({ sample, shown }: Sampled[number]) => sample && shown

/** What makes the website the owner's, in the order in which he does it. */
export function stepsOf(samples: Sampled): Step[] {
  const madeUp = samples.filter(isLeft)
  const countOf = (type: string) => madeUp.filter(({ _type }) => _type === type).length
  return KINDS.map(({ words, others = {}, ...step }) => {
    const found = Object.keys(words).filter((type) => countOf(type) > 0)
    const [first = step.type] = found
    const named = found.map((type) => {
      const [one, many] = NAMES[type] ?? [type]
      return words[type] === COUNTED ? counted(countOf(type), one, many) : (words[type] ?? '')
    })
    return {
      ...step,
      place: others[first] ?? step.place,
      left: found.reduce((sum, type) => sum + countOf(type), 0),
      what: listInWords(named),
    }
  })
}

const NAMES: Readonly<Record<string, [one: string, many?: string]>> = {
  city: ['town'],
  licence: ['license number'],
  claim: ['number about you', 'numbers about you'],
  rendering: ['page with a rendering', 'pages with renderings'],
}

/** The steps' own types: what is made up besides is for later. */
export const typesOfSteps: ReadonlySet<string> = new Set(KINDS.flatMap(({ words }) => Object.keys(words)))
