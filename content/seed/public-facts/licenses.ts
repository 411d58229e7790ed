import { publicFact } from './public-fact.ts'

/** Who needs a license or a certificate for which work. */
export const licenseFacts = [
  publicFact('general-contractor', {
    title: 'When the state requires a general contractor’s license',
    statement:
      'North Carolina requires a general contractor’s license once a project reaches an amount, which is in the claim "State license required from."',
    words: ['general contractor’s license', 'licensed general contractor'],
    source: 'NC Licensing Board for General Contractors',
    passage: 'General Statute 87-1(a)',
    url: 'https://www.ncleg.gov/EnactedLegislation/Statutes/HTML/BySection/Chapter_87/GS_87-1.html',
  }),
  publicFact('trade-licenses', {
    title: 'Trades licensed by separate boards',
    statement:
      'Wiring, plumbing, heating, cooling, and gas work are licensed by separate boards, each with a public search of its licenses.',
    words: [
      'licensed by separate boards',
      'public search',
      'their own licenses',
      'license is active',
      'licensed electrician',
      'licensed plumber',
      'gas fitter',
      'needs a license',
      'licensed member',
      'licensed trades',
    ],
    source: 'NC boards for electrical, and for plumbing and heating contractors',
    passage: 'General Statutes, chapter 87, articles 2 and 4',
    url: 'https://www.ncleg.gov/EnactedLegislation/Statutes/HTML/ByChapter/Chapter_87.html',
  }),
  publicFact('owners-permit', {
    title: 'What an owner’s permit makes of you',
    statement: 'Whoever takes out an owner’s permit acts as the contractor and answers to the inspector.',
    words: ['owner’s permit'],
    source: 'NC Licensing Board for General Contractors',
    passage: 'General Statutes 87-1(b)(2) and 87-14',
    url: 'https://www.ncleg.gov/EnactedLegislation/Statutes/HTML/BySection/Chapter_87/GS_87-14.html',
  }),
  publicFact('lead-paint', {
    title: 'Lead paint in houses built before 1978',
    statement:
      'In a house built before 1978, anyone paid to disturb more than a few square feet of old paint has to be certified for lead, and has to work and clean up by its rules. North Carolina runs this program itself; in South Carolina the EPA does.',
    words: ['1978', 'lead paint', 'paint may have lead'],
    source: 'NC Department of Health and Human Services, Health Hazards Control Unit',
    passage: '10A NCAC 41C .0900, after 40 CFR 745 subpart E',
    url: 'https://epi.dph.ncdhhs.gov/lead/rrp.html',
  }),
  publicFact('asbestos', {
    title: 'Asbestos in old textures and floors',
    statement:
      'Ceiling texture sprayed before the mid-eighties can have asbestos in it; it is tested first, and taking it off is a job for people the state has accredited.',
    words: ['asbestos', 'abatement'],
    source: 'NC Department of Health and Human Services, Health Hazards Control Unit',
    passage: 'Asbestos Hazard Management Program',
    url: 'https://epi.dph.ncdhhs.gov/asbestos/ahmp.html',
  }),
  publicFact('south-carolina', {
    title: 'Licenses and permits in South Carolina',
    statement:
      'South Carolina registers or licenses residential trades by type and size of job, drywall, carpentry, and painting among them once a job passes a small amount, and Rock Hill issues its own permits.',
    words: ['South Carolina', 'York County'],
    source: 'South Carolina Residential Builders Commission',
    passage: 'Residential builders and specialty contractors',
    url: 'https://llr.sc.gov/res/',
  }),
]
