import type { BusinessFragment } from '../site/business.ts'
import type { OpeningHoursFragment } from '../site/opening-hours.ts'
import { exampleClaim } from './examples.ts'

export const exampleBusiness: BusinessFragment = {
  _id: 'business',
  _type: 'business',
  name: 'Crown & Level',
  strapline: 'Charlotte contractors since',
  since: { _id: 'claim-since', _type: 'claim', value: '2015', label: 'In business since' },
  phone: '+17045550142',
  email: 'quotes@crownandlevel.example',
  locality: 'Charlotte',
  region: 'NC',
  postalCode: '28277',
  location: { lat: 35.2271, lng: -80.8431 },
  serviceRadiusMiles: 30,
  counties: ['Mecklenburg', 'Union'],
  about: 'A licensed and insured contractor.',
  licenceLine: 'Licensed and insured in North Carolina',
  licences: [
    {
      _key: 'g',
      title: 'NC general contractor',
      number: '00000',
      lookup: 'https://board.example/search',
    },
  ],
  insurance: { text: 'Example Mutual, liability and workers’ compensation.' },
  warranty: {
    text: 'If our work fails, we’ll fix it free, parts and labor.',
    term: { _id: 'claim-warranty', _type: 'claim', value: '1 year', label: 'Warranty on our work' },
  },
  experience: {
    _id: 'claim-years',
    _type: 'claim',
    value: '25+',
    label: 'Years of experience per crew lead',
  },
  payments: ['Cash', 'Check'],
  priceRange: '$$',
  mapUrl: 'https://maps.example/crown-and-level',
  reviewsUrl: 'https://maps.example/crown-and-level/reviews',
  readableOffline: true,
  profiles: [{ _key: 'i', platform: 'Instagram', url: 'https://social.example/crownandlevel' }],
  rating: exampleClaim,
  ratingForSearch: true,
  founder: { name: 'Owen Mercer' },
  reviewCount: { _id: 'claim-reviews', _type: 'claim', value: '300+', label: 'Customer reviews' },
  reply: { _id: 'claim-reply', _type: 'claim', value: '24 hours', label: 'To a reply' },
}

const weekday = { state: 'open', opens: '07:00', closes: '18:00', note: null } as const

export const exampleOpeningHours: OpeningHoursFragment = {
  _id: 'openingHours',
  _type: 'openingHours',
  areaEmergency: '24/7',
  days: [
    { _key: '1', day: 'Monday', ...weekday },
    { _key: '2', day: 'Tuesday', ...weekday },
    { _key: '3', day: 'Wednesday', ...weekday },
    { _key: '4', day: 'Thursday', ...weekday },
    { _key: '5', day: 'Friday', ...weekday },
    { _key: '6', day: 'Saturday', state: 'appointment', opens: '08:00', closes: '16:00', note: null },
    { _key: '7', day: 'Sunday', state: 'closed', opens: null, closes: null, note: 'Emergencies only' },
  ],
  exceptions: null,
}
