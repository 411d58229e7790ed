import { labels, pagesOf, type SpecifiedPage } from './page.ts'

/** A town with eight pages of its own below the town's. */
type Area = {
  zipCodes: string
  /** As the census and the town hall know it: population, year of foundation, square miles of land, counties, government. */
  record: string
  /** What a home costs there. */
  value: string
  drive: string
  neighborhoods: string
  /** Beside its own page the area has that of a town, whose reviews and questions it shows too. */
  isTown?: true
}

const commissioners = 'Mayor and board of commissioners'
const townCouncil = 'Mayor and town council'
const cityCouncil = 'Mayor and city council'

export const areas: Readonly<Record<string, Area>> = {
  charlotte: {
    zipCodes: '28202 | 28203 | 28204 | 28205 | 28206 | 28207 | 28208 | 28209 | 28210 | 28211',
    record: `874,579 | 1768 | 308.3 sq mi | Mecklenburg | ${cityCouncil}, city manager`,
    ...{ value: '$350,000', drive: '15–25 minutes' },
    neighborhoods: 'Uptown | South End | NoDa | Plaza Midwood | Dilworth | Myers Park | Ballantyne',
  },
  matthews: {
    zipCodes: '28104 | 28105',
    record: `29,435 | 1879 | 17.1 sq mi | Mecklenburg | ${commissioners}, town manager`,
    ...{ value: '$425,000', drive: '15–20 minutes', neighborhoods: 'Downtown Matthews | Crestdale' },
    isTown: true,
  },
  'mint-hill': {
    zipCodes: '28227',
    record: `26,450 | 1971 | 24.4 sq mi | Mecklenburg | Union | ${commissioners}`,
    ...{ value: '$380,000', drive: '20–30 minutes', neighborhoods: 'Farmwood | Olde Sycamore' },
  },
  pineville: {
    zipCodes: '28134',
    record: `10,602 | 1873 | 6.6 sq mi | Mecklenburg | ${townCouncil}`,
    ...{ value: '$315,000', drive: '10–15 minutes', neighborhoods: 'Old Town | Mill Village' },
    isTown: true,
  },
  huntersville: {
    zipCodes: '28078',
    record: `61,376 | 1873 | 41.3 sq mi | Mecklenburg | ${commissioners}`,
    ...{ value: '$475,000', drive: '30–40 minutes', neighborhoods: 'Birkdale | Vermillion' },
    isTown: true,
  },
}

/** The towns with one page each: zip code and record. */
const others: Readonly<Record<string, string>> = {
  cornelius: `28031 | 31,412 | 1905 | 12.7 sq mi | Mecklenburg | ${commissioners}`,
  davidson: `28036 | 15,106 | 1879 | 6.3 sq mi | Mecklenburg | Iredell | ${commissioners}`,
  concord: `28025 | 105,240 | 1796 | 63.5 sq mi | Cabarrus | ${cityCouncil}`,
  gastonia: `28052 | 80,411 | 1877 | 52 sq mi | Gaston | ${cityCouncil}`,
  'rock-hill': `29730 | 74,372 | 1852 | 43.7 sq mi | York | ${cityCouncil}`,
  'indian-trail': `28079 | 39,997 | 1907 | 22.4 sq mi | Union | ${townCouncil}`,
  waxhaw: `28173 | 20,534 | 1889 | 12 sq mi | Union | ${commissioners}`,
  monroe: `28110 | 34,562 | 1844 | 30.9 sq mi | Union | ${cityCouncil}`,
  harrisburg: `28075 | 18,967 | 1973 | 11.5 sq mi | Cabarrus | ${townCouncil}`,
  belmont: `28012 | 15,010 | 1895 | 12.2 sq mi | Gaston | ${cityCouncil}`,
  'mount-holly': `28120 | 17,703 | 1879 | 11.2 sq mi | Gaston | ${cityCouncil}`,
}

/** Of each town one. */
export const zipCodes = [
  '28202 | 28105 | 28227 | 28134 | 28078',
  ...Object.values(others).map((record) => record.slice(0, 5)),
].join(' | ')
export const crewHours = '7:00 AM–6:00 PM | Saturday 8:00 AM–4:00 PM'
/** On the page of every town. */
const ofTowns = `${labels} | 7:00 AM–6:00 PM | Saturday 8:00 AM–4:00 PM, by appointment | Emergencies 24/7`

const overview = ([slug, area]: [string, Area]) => `
/service-areas/${slug}
  sections: breadcrumb | services 4 | why 4+ | details | about | areas 4+ | articles 1+
  sections: ${area.isTown ? 'reviews 2/5 | faq 6 | facts' : 'reviews 2'}
  texts: ${area.zipCodes} | ${area.record} | ${ofTowns} | ${area.value} | ${area.drive}
  links: /service-areas/${slug}/handyman | /service-areas/${slug}/renovations
  links: /service-areas/${slug}/construction | /service-areas/${slug}/maintenance`

const services = ([slug, { zipCodes, neighborhoods, value }]: [string, Area]) => `
/service-areas/${slug}/handyman
  sections: services 12 | why 4+ | zip-codes | neighborhoods | hours | links 3 | reviews 3 | about
  texts: ${zipCodes} | ${neighborhoods} | ${crewHours} | Starting at $85
/service-areas/${slug}/renovations
  sections: services 3 | market | process 4 | links 3 | reviews 2
  texts: ${value} | Free Consultation | Design & Planning | Permits & Approval | Construction
  texts: Custom pricing | 2–3 weeks | 3–6 weeks | 8–16 weeks
/service-areas/${slug}/construction
  sections: services 3 | market | process 5 | reviews 3
  texts: Site Analysis | Final Inspection | 4–8 months | 6–12 months | 8–16 months | Project-based
/service-areas/${slug}/maintenance
  sections: services 3 | property-types 2+ | climate | plans 3 | reviews 3
  texts: Basic $99/month | Premium Recommended $199/month | Commercial Custom pricing
  texts: Service plans available | under 2 hours`

/** Matthews has prices of its own for two of the jobs, which no page may contradict. */
const painting = (slug: string) =>
  slug === 'matthews' ? '$3.25/sq ft | $125/door' : '$3.50/sq ft | $85 per door'

/** Other figures of each trade are the same in every town; Charlotte has times too. */
const trades = ([slug]: [string, Area]) => `
/service-areas/${slug}/painting
  sections: services 16 | why 4+ | neighborhoods 8
  texts: $2.50/sq ft | ${painting(slug)}${slug === 'charlotte' ? ' | 2–5 days' : ''}
/service-areas/${slug}/plumbing
  sections: services 16 | why 4+ | neighborhoods 8
  texts: $75–150 | $150–350 | $125/hr plus materials${slug === 'charlotte' ? ' | 2–4 hours' : ''}
/service-areas/${slug}/electrical
  sections: services 16 | why 4+ | neighborhoods 8
  texts: $125–200 | $200–400 | $150–300
/service-areas/${slug}/tiling
  sections: services 16 | why 4+ | neighborhoods 8
  texts: $8–15/sq ft | $15–25/sq ft | $20–35/sq ft`

const otherTown = ([slug, record]: [string, string]) => `
/service-areas/${slug}
  texts: ${record} | ${ofTowns}`

const rows = Object.entries(areas)

export const areaPages: readonly SpecifiedPage[] = [
  ...pagesOf('city', rows.map(overview).join('') + Object.entries(others).map(otherTown).join('')),
  ...pagesOf('areaService', rows.map(services).join('')),
  ...pagesOf('cityService', rows.map(trades).join('')),
]
