import { publicFact } from './public-fact.ts'

/** Which office issues a permit, and for which work. */
export const permitFacts = [
  publicFact('permit-mecklenburg', {
    title: 'Who issues permits in Mecklenburg County',
    statement:
      'Mecklenburg County Code Enforcement issues building and trade permits in Charlotte and in the county’s towns, most of Davidson included; the city or town decides on zoning.',
    words: ['Mecklenburg'],
    source: 'Mecklenburg County Code Enforcement',
    passage: 'Permits and inspections',
    url: 'https://code.mecknc.gov/',
  }),
  publicFact('permit-union', {
    title: 'Who issues permits in Union County',
    statement:
      'Union County issues permits for Indian Trail, Waxhaw, and the parts of 28104 outside Mecklenburg; the city of Monroe issues its own.',
    words: ['Union County', 'Monroe', 'Union, Cabarrus, and Gaston', 'Mecklenburg, Union'],
    source: 'Union County Building Code Enforcement',
    passage: 'Permits and inspections',
    url: 'https://www.unioncountync.gov/',
  }),
  publicFact('permit-cabarrus', {
    title: 'Who issues permits in Cabarrus County',
    statement:
      'Cabarrus County issues permits in Concord and Harrisburg; the city or town decides on zoning.',
    words: ['Cabarrus'],
    source: 'Cabarrus County Construction Standards',
    passage: 'Permits and inspections',
    url: 'https://www.cabarruscounty.us/',
  }),
  publicFact('permit-gaston', {
    title: 'Who issues permits in Gaston County',
    statement:
      'Gaston County issues permits in Belmont and Mount Holly, and in Gastonia; the city decides on zoning.',
    words: ['Gaston'],
    source: 'Gaston County Building and Development Services',
    passage: 'Permits and inspections',
    url: 'https://www.gastongov.com/',
  }),
  publicFact('permit-work', {
    title: 'Which work needs a permit',
    statement:
      'Moving a wall that carries a load, adding a circuit, and moving or adding a drain need a permit, and so can any job that costs more than the amount in the claim "State license required from." Paint, cabinets in the same place, and a fixture for a fixture usually don’t.',
    words: [
      'need a permit',
      'wait for the permit',
      'higher than a curb',
      'need a town permit',
      'and an inspection',
      'needs a permit',
      'need one',
      'need a county permit',
      'need an electrical permit',
      'takes a county permit',
      'building permit',
      'with a permit',
      'without a permit',
      'don’t need a form or a permit',
      'engineer’s drawing and a permit',
      'a permit from',
      'your permit comes from',
      'issues the permit',
      'get the permit if',
      'A permit, a day without power',
    ],
    source: 'North Carolina General Assembly',
    passage: 'General Statute 160D-1110(a) and (c)',
    url: 'https://www.ncleg.gov/EnactedLegislation/Statutes/HTML/BySection/Chapter_160D/GS_160D-1110.html',
  }),
  publicFact('permit-water-heater', {
    title: 'When a water heater needs a permit',
    statement:
      'In a house for one or two families, a water heater that a licensed plumber replaces in kind needs no permit; one of a different size, fuel, or input, or in a new spot, does.',
    words: ['water heater'],
    source: 'North Carolina General Assembly',
    passage: 'General Statute 160D-1110(a)(2)',
    url: 'https://www.ncleg.gov/EnactedLegislation/Statutes/HTML/BySection/Chapter_160D/GS_160D-1110.html',
  }),
  publicFact('utility-lines', {
    title: '811 before digging',
    statement:
      'North Carolina law requires contractors to call 811 before they dig, and to allow three full working days for the lines to be marked. Private lines are not marked.',
    words: ['811'],
    source: 'North Carolina 811',
    passage: 'General Statutes 87-115 to 87-130',
    url: 'https://nc811.org/',
  }),
]
