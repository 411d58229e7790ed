import { publicFact } from './public-fact.ts'

/** What a lot, its shore, or its street allows. */
export const landFacts = [
  publicFact('historic-districts', {
    title: 'Review in local historic districts',
    statement:
      'In Charlotte’s local historic districts, and in those of other towns, a commission or its staff has to approve a change to the outside before the work starts. For restoring a house on the National Register, its owner can earn North Carolina’s tax credit; the federal one is for buildings that earn income. One applies first.',
    words: ['historic district', 'commission', 'historic review', 'tax credits'],
    source: 'Charlotte Historic District Commission',
    passage: 'Certificate of Appropriateness',
    url: 'https://www.charlottenc.gov/Growth-and-Development/Planning-and-Development/Historic-District',
  }),
  publicFact('zoning', {
    title: 'What zoning decides',
    statement:
      'Setbacks, the height of fences, sheds, and trees are decided by the city or town; front yards, corner lots, and easements have rules of their own.',
    words: ['zoning', 'setback', 'tree', 'fence', 'easement', 'town decides'],
    source: 'The planning department of each town',
    passage: 'Zoning or unified development ordinance',
    url: 'https://www.charlottenc.gov/Growth-and-Development/Planning-and-Development',
  }),
  publicFact('septic', {
    title: 'Septic tanks and wells',
    statement:
      'Septic tanks and wells are permitted by the county’s Environmental Health; the permit names how many bedrooms the tank can serve.',
    words: ['septic', 'Environmental Health', 'health department'],
    source: 'Mecklenburg County Environmental Health',
    passage: 'Groundwater and wastewater services',
    url: 'https://eh.mecknc.gov/water',
  }),
  publicFact('floodplain', {
    title: 'Floodplains and creek buffers',
    statement:
      'Near a creek the city or town requires a buffer, and Storm Water Services maps the floodplain; building in it can need a permit and an elevation certificate.',
    words: ['floodplain', 'flood elevation', 'flood map'],
    source: 'Charlotte-Mecklenburg Storm Water Services',
    passage: 'Floodplain maps and surface water buffers',
    url: 'https://www.charlottenc.gov/Services/Stormwater',
  }),
  publicFact('driveways', {
    title: 'Driveways onto state roads',
    statement:
      'A new driveway onto a state road needs a permit from the state’s Department of Transportation.',
    words: ['driveway permits', 'driveway reviews'],
    source: 'NC Department of Transportation',
    passage: 'Driveway permits',
    url: 'https://www.ncdot.gov/',
  }),
  publicFact('lake-shore', {
    title: 'The shore of Lake Norman',
    statement:
      'Duke Energy manages Lake Norman: docks, walls, and paths at the shoreline need its permit before work starts, besides the town’s zoning approval and any county permit.',
    words: ['shoreline', 'Duke Energy', 'at the water', 'to the water'],
    source: 'Duke Energy Lake Services',
    passage: 'Shoreline management guidelines',
    url: 'https://www.duke-energy.com/community/lakes/services',
  }),
  publicFact('pineville-electric', {
    title: 'Who sells electricity in Pineville and elsewhere',
    statement:
      'Much of Pineville buys its electricity from the town. Concord, Monroe, Gastonia, and Rock Hill run their own utilities, and so do parts of Huntersville and Cornelius. Each one has to hear about added power first.',
    words: [
      'Pineville’s own',
      'the town’s own',
      'electric utility',
      'runs its own electricity',
      'electric department',
    ],
    source: 'Town of Pineville',
    passage: 'Electric department',
    url: 'https://www.pinevillenc.gov/',
  }),
]
