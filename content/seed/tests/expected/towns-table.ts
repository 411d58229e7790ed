/** A town as the census and the town hall know it; typed by hand, as in `facts-table.ts`. */
export type Town = {
  zipCodes: string
  population: string
  founded: string
  /** Land, in square miles. */
  area: string
  counties: string
  government: string
}
export type Primary = Town & { value: string; drive: string; neighborhoods: string }

const commissioners = 'Mayor and board of commissioners'
const townCouncil = 'Mayor and town council'
const cityCouncil = 'Mayor and city council'

const charlotte = '28202 28203 28204 28205 28206 28207 28208 28209 28210 28211'

/** The towns with eight pages of their own below the town's. */
export const primary: Record<string, Primary> = {
  charlotte: {
    ...town(charlotte, '874,579', '1768', '308.3', 'Mecklenburg', `${cityCouncil}, city manager`),
    ...{ value: '$350,000', drive: '15–25 minutes' },
    neighborhoods: 'Uptown, South End, NoDa, Plaza Midwood, Dilworth, Myers Park, Ballantyne',
  },
  matthews: {
    ...town('28104 28105', '29,435', '1879', '17.1', 'Mecklenburg', `${commissioners}, town manager`),
    ...{ value: '$425,000', drive: '15–20 minutes', neighborhoods: 'Downtown Matthews, Crestdale' },
  },
  'mint-hill': {
    ...town('28227', '26,450', '1971', '24.4', 'Mecklenburg, Union', commissioners),
    ...{ value: '$380,000', drive: '20–30 minutes', neighborhoods: 'Farmwood, Olde Sycamore' },
  },
  pineville: {
    ...town('28134', '10,602', '1873', '6.6', 'Mecklenburg', townCouncil),
    ...{ value: '$315,000', drive: '10–15 minutes', neighborhoods: 'Old Town, Mill Village' },
  },
  huntersville: {
    ...town('28078', '61,376', '1873', '41.3', 'Mecklenburg', commissioners),
    ...{ value: '$475,000', drive: '30–40 minutes', neighborhoods: 'Birkdale, Vermillion' },
  },
}

/** The towns with one page each. */
export const others: Record<string, Town> = {
  cornelius: town('28031', '31,412', '1905', '12.7', 'Mecklenburg', commissioners),
  davidson: town('28036', '15,106', '1879', '6.3', 'Mecklenburg, Iredell', commissioners),
  concord: town('28025', '105,240', '1796', '63.5', 'Cabarrus', cityCouncil),
  gastonia: town('28052', '80,411', '1877', '52', 'Gaston', cityCouncil),
  'rock-hill': town('29730', '74,372', '1852', '43.7', 'York', cityCouncil),
  'indian-trail': town('28079', '39,997', '1907', '22.4', 'Union', townCouncil),
  waxhaw: town('28173', '20,534', '1889', '12', 'Union', commissioners),
  monroe: town('28110', '34,562', '1844', '30.9', 'Union', cityCouncil),
  harrisburg: town('28075', '18,967', '1973', '11.5', 'Cabarrus', townCouncil),
  belmont: town('28012', '15,010', '1895', '12.2', 'Gaston', cityCouncil),
  'mount-holly': town('28120', '17,703', '1879', '11.2', 'Gaston', cityCouncil),
}

function town(
  zipCodes: string,
  population: string,
  founded: string,
  area: string,
  counties: string,
  government: string,
): Town {
  return { zipCodes, population, founded, area, counties, government }
}
