import { SAMPLE_NAME } from '../looks/initials.ts'
import type { Business } from '../sanity.types.ts'
import type { Seed } from './document.ts'
import { ref } from './reference.ts'

/** The sample business; its phone number is one of those reserved for fiction. */
export const business: Seed<Business> = {
  _id: 'business',
  _type: 'business',
  sample: true,
  name: SAMPLE_NAME,
  strapline: 'Charlotte contractors since',
  since: ref('claim-since'),
  phone: '+17045550142',
  email: 'quotes@crownandlevel.example',
  locality: 'Charlotte',
  region: 'NC',
  postalCode: '28277',
  location: { _type: 'geopoint', lat: 35.2271, lng: -80.8431 },
  serviceRadiusMiles: 30,
  counties: ['Mecklenburg', 'Union', 'Cabarrus', 'Gaston'],
  countiesFrom: 'Charlotte',
  about:
    'A licensed and insured contractor for handyman work, renovations, construction, and property maintenance. We measure first, quote in writing, and clean up when we’re done.',
  experience: ref('claim-years-in-trade'),
  licenceLine: 'Licensed and insured in North Carolina',
  licences: [
    {
      _type: 'licence',
      _key: 'general-contractor',
      title: 'NC general contractor',
      number: 'SAMPLE-GC-00000',
      lookup: 'https://nclbgc.org/',
      sample: true,
    },
    {
      _type: 'licence',
      _key: 'plumbing',
      title: 'NC plumbing contractor',
      number: 'SAMPLE-PL-00000',
      lookup: 'https://nclicensing.org/',
      sample: true,
    },
    {
      _type: 'licence',
      _key: 'electrical',
      title: 'NC electrical contractor',
      number: 'SAMPLE-EL-00000',
      lookup: 'https://www.ncbeec.org/',
      sample: true,
    },
    {
      _type: 'licence',
      _key: 'lead-safe',
      title: 'NC lead-safe renovation firm',
      number: 'SAMPLE-RRP-00000',
      sample: true,
    },
  ],
  insurance: {
    text: 'Sample Mutual, liability and workers’ compensation. Ask us for the certificate.',
    sample: true,
  },
  warranty: {
    term: ref('claim-warranty-general'),
    text: 'If our work fails, we’ll come back and fix it free, labor included. Renovations are covered longer.',
  },
  payments: ['Cash', 'Check', 'Credit card', 'Debit card'],
  financing: {
    shown: false,
    text: 'We don’t lend money, and we don’t earn anything when you borrow. We bill large jobs in steps, as the work gets done. If you’d like to pay over time, ask your own bank or credit union first: their terms are in writing, and you can compare them.',
    sample: true,
  },
  priceRange: '$$',
  profiles: [
    {
      _type: 'profile',
      _key: 'facebook',
      platform: 'Facebook',
      url: 'https://facebook.example/crownandlevel',
    },
    {
      _type: 'profile',
      _key: 'instagram',
      platform: 'Instagram',
      url: 'https://instagram.example/crownandlevel',
    },
    {
      _type: 'profile',
      _key: 'linkedin',
      platform: 'LinkedIn',
      url: 'https://linkedin.example/crown-and-level',
    },
  ],
  mapUrl: 'https://www.openstreetmap.org/#map=11/35.2271/-80.8431',
  reviewsUrl: 'https://reviews.example/crown-and-level',
  readableOffline: true,
  rating: ref('claim-rating'),
  ratingForSearch: true,
  founder: { name: 'Owen Mercer', sample: true },
  reviewCount: ref('claim-review-count'),
  reply: ref('claim-reply'),
}
