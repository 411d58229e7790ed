import { quoteFields, quoteForms } from '#content/quote/quote-form.ts'
import { Closing } from '../../components/closing/closing.tsx'
import { Contact } from '../../components/contact/contact.tsx'
import { mustacheVariable } from '../../components/quote-form/mustache.tsx'
import { QuoteForm } from '../../components/quote-form/quote-form.tsx'
import { Quote } from '../../page-kinds/home/quote.tsx'
import { EmergencyReport } from '../../sections/consultation/emergency-report.tsx'
import { business, home, sampleOf, site } from '../../testing/samples.ts'
import type { Example, Examples } from './example.ts'
import { inSection } from './frames.tsx'

const closing = { heading: 'Ready for a number?', text: 'Send photos.', mailAction: null }
const topic = { service: 'Painting', town: 'Matthews' }
const { contact, quote } = home
const consultation = sampleOf('consultation')
const [point = ''] = consultation.points ?? []

/** What the owner may leave out. */
const bare = { profiles: null, licences: null, insurance: null, warranty: null, experience: null }

const TEL = 'tel:+17045550142'
const PRIVACY = '/privacy'
const SMS = 'sms:+17045550142'
const MAIL = 'mailto:quotes@crownandlevel.example'
const person = ['firstName', 'lastName', 'email', 'phone']

const blocks: Examples = {
  Closing: {
    shows: <Closing closing={closing} business={business} />,
    says: [
      'Ready for a number?',
      'Get my free quote',
      'NC general contractor SAMPLE-GC-00000',
      business.warranty?.text ?? '',
    ],
    has: ['section#contact form', '#short-town'],
    lacks: ['#short-town[value]', '[name="plan"]', '[name="visit"]'],
  },
  'Closing-with-topic': {
    shows: <Closing closing={closing} business={business} topic={topic} />,
    says: ['Send photos.'],
    has: [
      '#short-job[value="Painting"]',
      '#short-town[value="Matthews"]',
      `a[href^="${SMS}"][href*="painting%20in%20Matthews"]`,
      `a[href^="${MAIL}"][href*="painting%20in%20Matthews"]`,
    ],
  },
  'Closing-with-own-words': {
    shows: <Closing closing={{ ...closing, mailAction: 'Free consultation' }} business={business} />,
    says: ['Free consultation'],
    never: ['Get my free quote'],
  },
  'Closing-beside-a-longer-form': {
    shows: <Closing closing={closing} business={business} formHref="#quote" />,
    says: ['Get a free quote'],
    never: ['#'],
    links: ['#quote', SMS],
    lacks: ['form', '#contact'],
  },
  Contact: {
    shows: <Contact contact={contact} site={site} />,
    says: [contact.heading, contact.emergency, 'quotes@crownandlevel.example', 'Charlotte, NC 28277'],
    // The form's next steps and its own, then the office, the card, the emergency, the profiles and the license.
    links: [
      ...[MAIL, SMS, TEL, PRIVACY, TEL, SMS, MAIL, business.mapUrl, '/contact.vcf', TEL],
      ...(business.profiles ?? []).map(({ url }) => url),
      ...(business.licences ?? []).flatMap(({ lookup }) => lookup ?? []),
    ],
    has: ['#contact', '[data-email="quotes@crownandlevel.example"]', '[name="projectType"]'],
  },
  // What nobody has filled in leaves no words that stand above nothing.
  'Contact-bare': {
    shows: <Contact contact={contact} site={{ ...site, business: { ...business, ...bare } }} />,
    says: [contact.heading],
    never: ['Follow us', 'Licenses and insurance'],
    lacks: ['ul:empty'],
  },
  'Contact-no-emergencies': {
    shows: (
      <Contact
        contact={contact}
        site={{ ...site, openingHours: { ...site.openingHours, areaEmergency: null } }}
      />
    ),
    says: [contact.heading],
    never: [contact.emergency, contact.emergencyText, 'mergenc'],
  },
  EmergencyReport: {
    shows: <EmergencyReport section={consultation} business={business} />,
    says: [point],
    has: ['section#contact #report', `[aria-label*="${consultation.action}"]`, '[data-form="emergency"]'],
  },
  Quote: {
    shows: <Quote quote={quote} site={site} />,
    says: [`${quote.steps.join(' ')} Get Your FREE Estimate Today`],
    links: [TEL, SMS, MAIL, SMS, TEL, PRIVACY],
    has: ['#quote'],
  },
}

const own = { ...quoteForms, short: quoteForms.short.filter((name) => name !== 'plan' && name !== 'visit') }

/** A form has its fields as content/quote/quote-form.ts has them. Without a script it goes to a page of the site, never into a mail. */
function asked(form: keyof typeof own, says: string): Example {
  const fields = own[form].map((name) => quoteFields[name])
  const typed = fields.filter(({ options }) => !options)
  return {
    shows: inSection(<QuoteForm form={form} business={business} />),
    says: [says],
    has: [`a[href="${PRIVACY}"]`],
    attributes: {
      action: ['/your-request'],
      method: ['post'],
      name: [...own[form], 'form'],
      required: fields.filter(({ optional }) => !optional).map(() => ''),
      autoComplete: typed.filter(({ isText }) => !isText).map(({ autoComplete = 'off' }) => autoComplete),
      // No field takes more than an answer without a script does.
      maxLength: typed.filter(({ type }) => type !== 'date').map(({ longest }) => String(longest)),
    },
  }
}

const forms: Examples = {
  'QuoteForm-estimate': asked(
    'estimate',
    "Thank you for your quote request! We'll contact you within 24 hours with your free estimate.",
  ),
  'QuoteForm-message': {
    ...asked(
      'message',
      "Thank you for your message! We'll get back to you within 24 hours with your free quote.",
    ),
    // Before the form's own: mail, text message and call.
    links: [MAIL, SMS, TEL, PRIVACY],
  },
  'QuoteForm-short': asked('short', 'Get my free quote'),
  'QuoteForm-emergency': asked('emergency', 'If it’s safe, take a photo for the email.'),
  // Each has fields of its own.
  'QuoteForm-beside-others': {
    shows: inSection(
      (['estimate', 'message', 'short', 'emergency'] as const).map((form) => (
        <QuoteForm key={form} form={form} business={business} />
      )),
    ),
    says: ['Get my free quote'],
  },
  // What was typed, after an answer without a script.
  'QuoteForm-again': {
    shows: inSection(<QuoteForm form="message" business={business} again="wrong" />),
    says: [mustacheVariable('message')],
    has: person.map((name) => `[name="${name}"][value="${mustacheVariable(name)}"]`),
  },
  'QuoteForm-without-promise': {
    shows: inSection(<QuoteForm form="message" business={{ ...business, reply: null }} />),
    says: ["We'll get back to you with your free quote."],
    never: ['within'],
  },
}

export const formExamples: Examples = { ...blocks, ...forms }
