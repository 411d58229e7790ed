import { describe, expect, test } from 'vitest'
import { seedKinds } from '../seed/seed-kinds.ts'
import { type LaunchDocument, launchCheck, siteUrlProblem } from './launch-check.ts'

const claim = {
  _id: 'claim-years',
  _type: 'claim',
  value: '25+',
  evidence: 'First licence',
  checkedOn: '2026-11-20',
}
const business = { _id: 'business', _type: 'business', phone: '+17045551234', email: 'hello@crown-level.co' }

const licences = [
  { _key: 'plumbing', number: 'SAMPLE-PL', sample: true },
  { _key: 'builder', number: '12345' },
]
const redirect = { _id: 'redirect-a', _type: 'redirect', from: '/a', address: 'http://[' }
const law = { _id: 'public-fact-a', _type: 'publicFact', title: '811 before digging' }
const privacy = { _id: 'privacyPage', _type: 'privacyPage' }
const sections = [{ _key: 'a', cards: [{ _key: 'b', picture: { rendering: true } }] }]
const checkedOn = '2026-11-20'

const MADE_UP = [['samples', [['document']]]]

function found(...documents: LaunchDocument[]) {
  return launchCheck(documents).map(({ id, findings }) => [id, findings.map(({ fields }) => fields)])
}

test.each<[string, ...LaunchDocument[]]>([
  ['is real, proven and the owner’s own', claim, business, { _id: 'a', _type: 'faq', question: 'Example?' }],
  ['has its samples off', { _id: 'p', _type: 'project', sample: false, picture: { rendering: false } }],
  ['leads somewhere', { ...redirect, address: '/contact' }],
  ['was confirmed by its office', { ...law, checkedOn, confirmedBy: 'The permit office' }],
  ['was read by the owner', { ...privacy, checkedOn }],
  ['is hidden', { ...claim, evidence: '', sample: true, shown: false }],
])('what %s may go live', (_, ...documents) => expect(found(...documents)).toEqual([]))

test.each<[string, string[], LaunchDocument]>([
  ['samples', ['document'], { _id: 'r', _type: 'review', sample: true }],
  ['samples', ['licences.plumbing'], { ...business, licences }],
  ['broken-redirects', ['address'], redirect],
  ['unproven-claims', ['evidence'], { ...claim, evidence: '' }],
  ['unproven-claims', ['checkedOn'], { ...claim, checkedOn: undefined }],
  ['unconfirmed-facts', ['checkedOn', 'confirmedBy'], law],
  ['unconfirmed-facts', ['confirmedBy'], { ...law, checkedOn }],
  ['unread-pages', ['checkedOn'], privacy],
  ['renderings', ['sections.a.cards.b.picture'], { _id: 's', _type: 'homePage', sections }],
  ['made-up-addresses', ['phone'], { ...business, phone: '+17045550142' }],
  ['made-up-addresses', ['email'], { ...business, email: 'quotes@crownandlevel.example' }],
  ['made-up-addresses', ['email'], { ...business, email: 'quotes@example.com' }],
  ['made-up-addresses', ['mapUrl'], { ...business, mapUrl: 'https://maps.example/here?zoom=1' }],
  ['made-up-addresses', ['mapUrl'], { ...business, mapUrl: 'http://localhost:3000/map' }],
])('%s: %j of %o must not go live', (id, fields, document) =>
  expect(found(document)).toEqual([[id, [fields]]]),
)

test('a hidden number must not go live while a sentence names it', () => {
  const hidden = { ...claim, sample: true, shown: false }
  const named = { _type: 'inlineClaim', claim: { _type: 'reference', _ref: claim._id } }
  const text = [{ _type: 'block', children: [named] }]
  const question = { _id: 'f', _type: 'faq', answer: text, service: { _ref: 's' } }
  const service = { _id: 's', _type: 'service', slug: { current: 'painting' } }
  expect(found(hidden, { _id: 'aboutPage', _type: 'aboutPage', story: text })).toEqual(MADE_UP)
  expect(found(hidden, question, service)).toEqual(MADE_UP)
  expect(found(hidden, question, { ...service, shown: false })).toEqual([])
})

test('a page must not go live that names the town of the sample, where the owner doesn’t work', () => {
  const office = (locality: string) => ({ ...business, locality })
  const ann = { name: 'St. Ann', travelFrom: 'St. Ann', slug: { current: 'st-ann' } }
  const town = (shown: boolean) => ({ _id: 'c', _type: 'city', ...ann, shown })
  const hero = { _type: 'hero', heading: 'Painting in St. Ann, NC', lead: 'Near St. Anna' }
  const page = { _id: 's', _type: 'service', slug: { current: 'painting' }, hero }
  const review = { _id: 'r', _type: 'review', text: 'Best in St. Ann' }
  const toChange = [['other-town', [['hero.heading']]]]
  expect(found(office('Asheville'), town(false), page, review)).toEqual(toChange)
  expect(found(office('Asheville'), town(true), page, review)).toEqual([])
  expect(found(office('St. Ann'), town(false), page, review)).toEqual([])
})

test('a part of a page that is hidden may go live', () => {
  const home = (shown: boolean) => ({ _id: 'h', _type: 'homePage', owner: { sample: true, shown } })
  expect(found(home(false))).toEqual([])
  expect(found(home(true))).toEqual([['samples', [['owner']]]])
})

describe('a page must not go live', () => {
  const page = (id: string, type: string, current?: string) => ({
    _id: id,
    _type: type,
    ...(current && { slug: { _type: 'slug', current } }),
  })

  test('without a web address, or with one at which no page can stand', () => {
    const service = { ...page('s', 'service', 'painting'), aliases: ['painters', 'Our Painting'] }
    expect(found(page('a', 'townService', 'handyman-in-testtown'), page('b', 'city'), service)).toEqual([
      ['addresses-without-page', [['slug'], ['slug'], ['aliases']]],
    ])
  })

  test('with the address of another page', () => {
    const trade = page('a', 'cityService', 'matthews/painting')
    const service = { ...page('s', 'service', 'walls'), aliases: ['painting'] }
    const free = page('c', 'townService', 'matthews/painting')
    expect(
      found(
        trade,
        page('b', 'areaService', 'matthews/painting'),
        free,
        page('p', 'service', 'painting'),
        service,
      ),
    ).toEqual([['shared-addresses', [['slug'], ['slug'], ['slug'], ['aliases']]]])
  })
})

test('the seed has something of every kind to replace', () => {
  const groups = launchCheck(seedKinds.flatMap(({ documents }) => documents))
  expect(groups.map(({ id }) => id)).toEqual([
    'samples',
    'unproven-claims',
    'unconfirmed-facts',
    'unread-pages',
    'renderings',
    'made-up-addresses',
  ])
})

test('the site needs a public address of its own, with https', () => {
  expect(siteUrlProblem(undefined)).toContain('SITE_URL is not set')
  expect(siteUrlProblem('http://crown-level.co')).toContain('https://')
  expect(siteUrlProblem('https://www.example.com')).toContain('reserved')
  expect(siteUrlProblem('https://www.crown-level.co')).toBeUndefined()
})
