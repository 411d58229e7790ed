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
export type Primary = Town & { value: string; neighborhoods: string; drive: string; more?: readonly string[] }

const commissioners = 'Mayor and board of commissioners'
const townCouncil = 'Mayor and town council'
const cityCouncil = 'Mayor and city council'

/** The towns with eight pages of their own below the town's. */
export const primary: Record<string, Primary> = {
  charlotte: {
    ...{ zipCodes: '28202 28203 28204 28205 28206 28207 28208 28209 28210 28211', value: '$350,000' },
    ...{ population: '874,579', founded: '1768', area: '308.3', counties: 'Mecklenburg' },
    ...{ government: 'Mayor and city council, city manager' },
    neighborhoods: 'Uptown, South End, NoDa, Plaza Midwood, Dilworth, Myers Park, Ballantyne',
    drive: '15–25 minutes',
  },
  matthews: {
    ...{
      zipCodes: '28104 28105',
      value: '$425,000',
      neighborhoods: 'Downtown Matthews, Crestdale',
      drive: '15–20 minutes',
    },
    ...{ population: '29,435', founded: '1879', area: '17.1', counties: 'Mecklenburg' },
    government: 'Mayor and board of commissioners, town manager',
  },
  'mint-hill': {
    ...{
      zipCodes: '28227',
      value: '$380,000',
      neighborhoods: 'Farmwood, Olde Sycamore',
      drive: '20–30 minutes',
    },
    ...{
      population: '26,450',
      founded: '1971',
      area: '24.4',
      counties: 'Mecklenburg, Union',
      government: commissioners,
    },
  },
  pineville: {
    ...{
      zipCodes: '28134',
      value: '$315,000',
      neighborhoods: 'Old Town, Mill Village',
      drive: '10–15 minutes',
    },
    ...{
      population: '10,602',
      founded: '1873',
      area: '6.6',
      counties: 'Mecklenburg',
      government: townCouncil,
    },
  },
  huntersville: {
    ...{
      zipCodes: '28078',
      value: '$475,000',
      neighborhoods: 'Birkdale, Vermillion',
      drive: '30–40 minutes',
    },
    ...{
      population: '61,376',
      founded: '1873',
      area: '41.3',
      counties: 'Mecklenburg',
      government: commissioners,
    },
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
