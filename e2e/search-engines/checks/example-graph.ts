import type { Node } from './graph.ts'

export const SITE = 'https://www.example.com/'
/** The least that a page tells search engines. */
export const business: Node = {
  '@type': 'GeneralContractor',
  '@id': `${SITE}#business`,
  name: 'Plumb & Sons',
  url: SITE,
  openingHoursSpecification: [
    { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Monday', opens: '07:00', closes: '18:00' },
  ],
  geo: { '@type': 'GeoCoordinates', latitude: 35.2, longitude: -80.8 },
}
export const page: Node = {
  '@type': 'WebPage',
  '@id': `${SITE}#page`,
  url: SITE,
  about: { '@id': `${SITE}#business` },
  dateModified: '2026-02-28',
}
