import type {
  Areas,
  Consultation,
  Fixtures,
  Notice,
  Picture,
  Pricing,
  Process,
  Prose,
  Questions,
  Reasons,
  Reviews,
  RichText,
  ServiceCards,
  Stats,
} from '../sanity.types.ts'
import { keyOf, ref, refs } from './reference.ts'

/** The heading of a section and its optional introduction. */
export type Head = { heading: string; intro?: string }
/** A section with its key within the page. */
export type Keyed<Section> = Section & { _key: string }
type Point = { title: string; text: string }
type Card = Point & { features?: string[]; price?: string; service?: string; picture?: Picture }

/** Cards; `price` and `service` are ids. */
export const serviceCards = ({ cards, ...head }: Head & { cards: Card[] }): Keyed<ServiceCards> => ({
  _type: 'serviceCards',
  _key: 'service-cards',
  ...head,
  cards: cards.map(({ price, service, ...card }) => ({
    _type: 'serviceCard',
    _key: keyOf(card.title),
    ...card,
    ...(price ? { price: ref(price) } : {}),
    ...(service ? { service: ref(service) } : {}),
  })),
})

/** A price list; `prices` are ids. */
export const pricing = ({ prices, ...head }: Head & { prices: string[] }): Keyed<Pricing> => ({
  _type: 'pricing',
  _key: 'pricing',
  ...head,
  prices: refs(...prices),
})

/** Words of its own kind, such as a part of a statement. */
export const prose = ({ text, ...head }: Head & { text: RichText }): Keyed<Prose> => ({
  _type: 'prose',
  _key: keyOf(head.heading),
  ...head,
  text,
})

export const process = ({ steps, ...head }: Head & { steps: Point[] }): Keyed<Process> => ({
  _type: 'process',
  _key: 'process',
  ...head,
  steps: steps.map((step) => ({ _type: 'processStep', _key: keyOf(step.title), ...step })),
})

type Reason = { title: string; text?: string; price?: string; figure?: string }
type ReasonList = Head & { purpose: Reasons['purpose']; points: Reason[]; picture?: Picture }

/** Points of one purpose; `price` and `figure` are ids of a price and of a claim. */
export const reasons = ({ points, purpose, ...head }: ReasonList): Keyed<Reasons> => ({
  _type: 'reasons',
  _key: purpose,
  purpose,
  ...head,
  points: points.map(({ price, figure, ...point }) => ({
    _type: 'reason',
    _key: keyOf(point.title),
    ...point,
    ...(price ? { price: ref(price) } : {}),
    ...(figure ? { figure: ref(figure) } : {}),
  })),
})

type Lists = Head & { lists: Record<string, string[]>; purpose?: Fixtures['purpose'] }

/** Lists side by side, such as fixtures by room: `{Kitchen: ['Faucets', …]}`. */
export const fixtures = ({ lists, purpose = 'fixtures', ...head }: Lists): Keyed<Fixtures> => ({
  _type: 'fixtures',
  _key: purpose,
  purpose,
  ...head,
  groups: Object.entries(lists).map(([title, items]) => ({
    _type: 'fixtureGroup',
    _key: keyOf(title),
    title,
    items,
  })),
})

export const notice = (content: Head & { urgency: Notice['urgency']; text: RichText }): Keyed<Notice> => ({
  _type: 'notice',
  _key: 'notice',
  ...content,
})

export const consultation = (
  content: Head & { text: string; points?: string[]; action: string },
): Keyed<Consultation> => ({ _type: 'consultation', _key: 'consultation', ...content })

/** Figures; `claims` are ids. */
export const stats = ({ claims, ...head }: Head & { claims: string[] }): Keyed<Stats> => ({
  _type: 'stats',
  _key: 'stats',
  ...head,
  claims: refs(...claims),
})

/** Reviews, which come by themselves; at most so many. */
export const reviews = (content: Head & Required<Pick<Reviews, 'most'>>): Keyed<Reviews> => ({
  _type: 'reviews',
  _key: 'reviews',
  ...content,
})

/** Questions; `items` are ids, `key` tells two lists of one page apart. */
export const questions = ({
  items,
  key = 'questions',
  ...head
}: Head & { items: string[]; key?: string }): Keyed<Questions> => ({
  _type: 'questions',
  _key: key,
  ...head,
  questions: refs(...items),
})

/** Towns; `cities` are ids. */
export const areas = ({ cities, ...head }: Head & { cities: string[] }): Keyed<Areas> => ({
  _type: 'areas',
  _key: 'areas',
  ...head,
  cities: refs(...cities),
})
