type Options = Readonly<Record<string, string>>

const person = ['firstName', 'lastName', 'email', 'phone'] as const

/** The quote forms, and the fields of each in the order in which a visitor meets them. */
export const quoteForms = {
  estimate: [...person, 'address', 'service', 'description'],
  message: [...person, 'projectType', 'message'],
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
}

const LINE = 100
const TEXT = 6000

/** The same in the form, which the browser checks, and where a form is answered without a script. */
export const quoteFields: Readonly<Record<QuoteFieldName, QuoteField>> = {
  firstName: { label: 'First name', longest: LINE },
  lastName: { label: 'Last name', longest: LINE },
  email: { label: 'Email', longest: 254 },
  phone: { label: 'Phone', longest: LINE },
  address: { label: 'Property address', optional: true, longest: 300 },
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
  description: { label: 'Describe the work', optional: true, longest: TEXT },
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
  message: { label: 'What needs doing?', optional: true, longest: TEXT },
}
