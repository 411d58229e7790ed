import type { Claim } from '../sanity.types.ts'
import { sample, term } from './claims/claim.ts'
import { constructionClaims } from './claims/construction.ts'
import { maintenanceClaims } from './claims/maintenance.ts'
import { ownerClaims } from './claims/owner.ts'
import { remodelClaims } from './claims/remodels.ts'
import type { Seed } from './document.ts'

/** The sources of this site give several values for one figure; each page refers to its own. */
const standing: Seed<Claim>[] = [
  sample(
    'years-in-trade',
    '25+',
    'Years of experience per crew lead',
    'the dates of the first license and of the crew lead’s',
  ),
  {
    ...sample(
      'years-in-town',
      '20+',
      'Years of work in town per crew lead',
      'the first invoices from Matthews and Pineville',
    ),
    title: 'Years of work in Matthews and Pineville',
  },
  sample('since', '2015', 'In business since', 'the date on the articles of organization'),
  sample('rating', '4.9/5', 'Average rating', 'the average on the reviews page on the day of the check'),
  sample('review-count', '300+', 'Customer reviews', 'the count on the reviews page on the day of the check'),
  sample('projects', '1000+', 'Projects finished', 'a count of the closed jobs in the job book'),
  sample('clients', '500+', 'Happy clients', 'a count of the customers in the job book'),
  sample('satisfaction', '98%', 'Client satisfaction', 'the answers to the question sent after each job'),
  sample(
    'bureau-rating',
    'A+',
    'Better Business Bureau rating',
    'the profile at the bureau on the day of the check',
  ),
  sample(
    'licensed',
    'Licensed and insured',
    'In North Carolina',
    'license numbers and the insurance certificate',
  ),
  /** A law’s number and nobody’s own: to be checked, not replaced. */
  {
    _id: 'claim-license-threshold',
    _type: 'claim',
    title: 'State license required from',
    value: '$40,000',
    label: 'State license required from',
    evidence: 'General Statute 87-1(a)',
  },
]

const terms: Seed<Claim>[] = [
  term('free-estimates', 'Free', 'Written estimates', 'House rule: every estimate is free and in writing.'),
  term(
    'satisfaction-guarantee',
    '100%',
    'Satisfaction guarantee',
    'House rule: we come back until it’s right.',
  ),
  term(
    'warranty-general',
    '1 year',
    'Warranty on our work',
    'Stated on every contract; longer on renovations.',
  ),
  {
    ...term(
      'warranty-interior-painting',
      '2 years',
      'Warranty indoors',
      'Stated on every painting contract.',
    ),
    title: 'Warranty on interior painting',
  },
  {
    ...term(
      'warranty-exterior-painting',
      '5 years',
      'Warranty outdoors',
      'Stated on every painting contract.',
    ),
    title: 'Warranty on exterior painting',
  },
  term('reply', '24 hours', 'Until we get back to you', 'House rule: no request waits longer.'),
  term(
    'renovation-lead',
    '1–2 weeks',
    'To schedule a larger renovation',
    'How far ahead we plan the calendar.',
  ),
]

const times: Seed<Claim>[] = [
  sample('same-day', 'Same day', 'Service for urgent repairs', 'call and arrival times in the job book'),
  sample('emergency', '24/7', 'Emergency service', 'the on-call roster'),
  sample('emergency-day', '24hr', 'Emergency response', 'the on-call roster'),
  sample(
    'emergency-response',
    '30 minutes',
    'Average time to your door in Charlotte',
    'call and arrival times in the job book',
  ),
  sample('plumbing-emergency', '2–4 hours', 'Licensed plumber, business hours', 'the job book'),
  sample('appointment', '24–48 hours', 'Until your appointment', 'call and visit dates in the job book'),
  sample('drive', '15–25 minutes', 'From our office', 'a month of trips in the job book'),
  sample(
    'interior-painting-time',
    '2–5 days',
    'For interior painting',
    'start and end dates in the job book',
  ),
  sample(
    'exterior-paint-life',
    '7–10 years',
    'An exterior paint job lasts',
    'the paint manufacturer’s data sheet',
  ),
]

export const claims: Seed<Claim>[] = [
  ...standing,
  ...terms,
  ...times,
  ...maintenanceClaims,
  ...remodelClaims,
  ...constructionClaims,
  ...ownerClaims,
]
