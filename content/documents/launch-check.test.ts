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

function found(...documents: LaunchDocument[]) {
  return launchCheck(documents).map(({ id, findings }) => [id, findings.map(({ fields }) => fields)])
}

describe('a document may go live', () => {
  test('when it is real, proven and the owner’s own', () => {
    expect(found(claim, business, { _id: 'faq-a', _type: 'faq', question: 'For example?' })).toEqual([])
  })

  test('with samples and renderings that are switched off', () => {
    expect(found({ _id: 'p', _type: 'project', sample: false, picture: { rendering: false } })).toEqual([])
  })
})

describe('a document must not go live', () => {
  test('as a sample, in whole or in part', () => {
    const licences = [
      { _key: 'plumbing', number: 'SAMPLE-PL', sample: true },
      { _key: 'builder', number: '12345' },
    ]
    expect(found({ _id: 'r', _type: 'review', sample: true }, { ...business, licences })).toEqual([
      ['samples', [['document'], ['licences.plumbing']]],
    ])
  })

  test('as a redirect that leads nowhere', () => {
    const redirect = { _id: 'redirect-a', _type: 'redirect', from: '/a', address: 'http://[' }
    expect(found(redirect)).toEqual([['broken-redirects', [['address']]]])
    expect(found({ ...redirect, address: '/contact' })).toEqual([])
  })

  test('as a claim without proof or without the date of the check', () => {
    expect(found({ ...claim, evidence: '' })).toEqual([['unproven-claims', [['evidence']]]])
    expect(found({ ...claim, checkedOn: undefined })).toEqual([['unproven-claims', [['checkedOn']]]])
  })

  test('as a law or a fee that nobody has confirmed yet', () => {
    const law = { _id: 'public-fact-a', _type: 'publicFact', title: '811 before digging' }
    expect(found(law)).toEqual([['unconfirmed-facts', [['checkedOn', 'confirmedBy']]]])
    expect(found({ ...law, checkedOn: '2026-11-20' })).toEqual([['unconfirmed-facts', [['confirmedBy']]]])
    expect(found({ ...law, checkedOn: '2026-11-20', confirmedBy: 'The permit office' })).toEqual([])
  })

  test('as a promise to visitors that the owner has not read', () => {
    const privacy = { _id: 'privacyPage', _type: 'privacyPage' }
    expect(found(privacy)).toEqual([['unread-pages', [['checkedOn']]]])
    expect(found({ ...privacy, checkedOn: '2026-11-20' })).toEqual([])
  })

  test('with a rendering, however deep', () => {
    const sections = [{ _key: 'a', cards: [{ _key: 'b', picture: { rendering: true } }] }]
    expect(found({ _id: 's', _type: 'homePage', sections })).toEqual([
      ['renderings', [['sections.a.cards.b.picture']]],
    ])
  })

  test.each([
    ['phone', '+17045550142'],
    ['email', 'quotes@crownandlevel.example'],
    ['email', 'quotes@example.com'],
    ['mapUrl', 'https://maps.example/here?zoom=1'],
    ['mapUrl', 'http://localhost:3000/map'],
  ])('with a %s like %s', (field, value) => {
    expect(found({ ...business, [field]: value })).toEqual([['made-up-addresses', [[field]]]])
  })
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
