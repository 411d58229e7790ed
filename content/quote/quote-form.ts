import { halves } from '../hours/half-days.ts'

type Options = Readonly<Record<string, string>>

const person = ['firstName', 'lastName', 'email', 'phone'] as const
/** Two half-days on which somebody may come. */
const times = ['dayOne', 'halfOne', 'dayTwo', 'halfTwo'] as const

/** The quote forms, and the fields of each in the order in which a visitor meets them. */
export const quoteForms = {
  estimate: [...person, 'address', 'service', 'description', ...times],
  message: [...person, 'projectType', 'message', ...times],
  /** Stands at the end of a page, which fills in its service and its town, and offers its plans or a visit. The mail has an address. */
  short: ['plan', 'visit', 'fullName', 'phone', 'description', ...times, 'job', 'town'],
  /** Reports an emergency: what a crew has to know, and nothing more. */
  emergency: ['happened', 'place', 'fullName', 'phone', 'shutOff'],
} as const

export type QuoteForm = keyof typeof quoteForms
export type QuoteFieldName = (typeof quoteForms)[QuoteForm][number]

export type QuoteField = {
  label: string
  optional?: boolean
  /** How much fits, in UTF-16 units, as browsers count for `maxlength`. */
  longest: number
  /** The values that can be chosen, and the words to choose from. */
  options?: Options
  /** What is said of no choice, in place of "Choose one". */
  none?: string
  /** Takes more than one line. */
  isText?: boolean
  /** What helps to fill it in, below a text. */
  hint?: string
  /** What keyboard a phone shows, and what the browser checks. */
  type?: 'email' | 'tel' | 'date'
  /** What a browser may fill in: html.spec.whatwg.org, "autofill field". */
  autoComplete?: string
}

const LINE = 100
/** A day such as `2026-12-01`, or a half of one. */
const DAY = 10
const TEXT = 6000

const fields = {
  firstName: { label: 'First name', longest: LINE, autoComplete: 'given-name' },
  lastName: { label: 'Last name', longest: LINE, autoComplete: 'family-name' },
  email: { label: 'Email', longest: 254, type: 'email', autoComplete: 'email' },
  phone: { label: 'Phone', longest: LINE, type: 'tel', autoComplete: 'tel' },
  address: { label: 'Property address', optional: true, longest: 300, autoComplete: 'address-line1' },
  service: {
    label: 'Service',
    optional: true,
    longest: LINE,
    options: {
      handyman: 'Handyman',
      'furniture-assembly': 'Furniture assembly',
      'drywall-repair': 'Drywall repair',
      painting: 'Painting',
      plumbing: 'Plumbing',
      'bathroom-remodel': 'Bathroom remodel',
      'kitchen-remodel': 'Kitchen remodel',
      'home-renovation': 'Home renovation',
      construction: 'Construction',
      'property-maintenance': 'Property maintenance',
      other: 'Other',
    },
  },
  description: { label: 'Describe the work', optional: true, longest: TEXT, isText: true },
  projectType: {
    label: 'Project type',
    optional: true,
    longest: LINE,
    options: {
      handyman: 'Handyman',
      renovation: 'Renovation',
      construction: 'Construction',
      'property-maintenance': 'Property maintenance',
      other: 'Something else',
    },
  },
  message: { label: 'What do you need done?', optional: true, longest: TEXT, isText: true },
  plan: { label: 'Plan', optional: true, longest: LINE },
  visit: { label: 'What would you like?', optional: true, longest: LINE },
  job: { label: 'Service', optional: true, longest: LINE },
  town: { label: 'Town', optional: true, longest: LINE, autoComplete: 'address-level2' },
  dayOne: { label: 'First day', optional: true, longest: DAY, type: 'date' },
  halfOne: { label: 'First day’s time', optional: true, longest: DAY, options: halves, none: 'Any time' },
  dayTwo: { label: 'Second day', optional: true, longest: DAY, type: 'date' },
  halfTwo: { label: 'Second day’s time', optional: true, longest: DAY, options: halves, none: 'Any time' },
  happened: {
    label: 'What happened?',
    longest: TEXT,
    isText: true,
    hint: 'If it’s safe, take a photo for the email. Tell us about pets, gate codes, and who has the key, too.',
  },
  place: { label: 'Address', longest: 300, autoComplete: 'address-line1' },
  fullName: { label: 'Your name', longest: LINE, autoComplete: 'name' },
  shutOff: {
    label: 'What’s shut off?',
    optional: true,
    longest: LINE,
    options: {
      nothing: 'Nothing yet',
      water: 'Water',
      power: 'Power',
      gas: 'Gas',
      'water-power': 'Water and power',
      everything: 'Water, power, and gas',
      unsure: 'I’m not sure',
    },
  },
} as const satisfies Readonly<Record<QuoteFieldName, QuoteField>>

/** The same in the form, which the browser checks, and where a form is answered without a script. */
export const quoteFields: Readonly<Record<QuoteFieldName, QuoteField>> = fields

/** The fields of each half-day: its day, and the half of it. */
export const halfDayFields = [
  ['dayOne', 'halfOne'],
  ['dayTwo', 'halfTwo'],
] as const satisfies readonly (readonly [QuoteFieldName, QuoteFieldName])[]

/** The services that choices are about, by their ids. */
const servicesOf: Options = {
  handyman: 'service-handyman',
  'furniture-assembly': 'service-furniture-assembly',
  'drywall-repair': 'service-drywall-repair',
  painting: 'service-painting',
  plumbing: 'service-plumbing',
  'bathroom-remodel': 'service-bathroom-remodeling',
  'kitchen-remodel': 'service-kitchen-remodeling',
  'home-renovation': 'service-renovations',
  renovation: 'service-renovations',
  construction: 'service-construction',
  'property-maintenance': 'service-maintenance',
}

/** The choices that a website with these services offers; all where they are not known. */
export function offeredOptions(options: Options, services?: readonly { _id: string }[]): Options {
  if (!services) return options
  const ids = new Set(services.map(({ _id }) => _id))
  const offered = Object.entries(options).filter(
    ([value]) => ids.has(servicesOf[value] ?? '') || !servicesOf[value],
  )
  return Object.fromEntries(offered)
}

/** The fields that take more than one line. */
export type TextFieldName = {
  [Name in QuoteFieldName]: (typeof fields)[Name] extends { isText: true } ? Name : never
}[QuoteFieldName]

/** What is said of a field, after its name or below it. */
export const fieldProblems = {
  empty: 'please fill this in.',
  noAddress: 'please enter the whole address, including the @ and everything after it.',
}

/** All of them, to be gone through. */
export const quoteFormNames: readonly QuoteForm[] = ['estimate', 'message', 'short', 'emergency']

/** The part of the template for answers to a form that shows the form again: web/publish/your-request chooses one. */
export const partWith = (form: QuoteForm) => `form_${form}`

/** Around the name of each slot of that template: letters of private use, since owners and visitors can type braces. */
export const slotMarks = ['\ue000', '\ue001'] as const
