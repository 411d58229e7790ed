import type { SanityDocument } from '@sanity/client'
import { expect, test } from 'vitest'
import { schemaTypes } from '#studio/schema/index.ts'
import { sharedWorkspace } from '../test-workspace.ts'

const studio = await sharedWorkspace()

/** The Studio looks at one document at a time; all at once, their questions to the lake would wait for each other. */
const AT_ONCE = 24

test('the Studio finds nothing to complain about in any document of the seed', async () => {
  const types = schemaTypes.filter(({ type }) => type === 'document').map(({ name }) => name)
  const documents = await studio.client.fetch<SanityDocument[]>('*[_type in $types]', { types })
  expect(documents.length).toBeGreaterThan(150)
  expect(await complaintsIn(documents)).toEqual([])
})

test('a document of any type whose pictures are missing is still valid', async () => {
  const documents = await studio.client.fetch<SanityDocument[]>(
    '*[defined(hero.picture) || defined(picture)]',
  )
  expect(documents.length).toBeGreaterThan(50)
  const some = [...new Map(documents.map((document) => [document._type, document])).values()]
  const bare = some.map(({ picture: _, hero, ...document }) => ({
    ...document,
    ...(hero && { hero: { ...hero, picture: undefined } }),
  }))
  expect(await complaintsIn(bare)).toEqual([])
})

test('the Studio complains about a text that was made too long', async () => {
  const city = await sample('city-matthews')
  const title = 'Handyman, renovations, construction and maintenance in Matthews, NC'
  expect(await studio.complaints({ ...city, seo: { ...city.seo, title } })).toEqual([
    'city-matthews seo.title: Make it shorter: search engines cut titles off after about 60 characters.',
  ])
})

test('a picture needs a description, and a project without a picture none', async () => {
  const project = await sample('project-navy-island')
  const { asset } = project.picture
  const complaints = (picture: unknown) => studio.complaints({ ...project, picture })
  expect(await complaints({ _type: 'picture', rendering: false })).toEqual([])
  expect(await complaints({ _type: 'picture', asset })).toEqual([
    expect.stringContaining('picture.alt: Say in one sentence what the picture shows'),
  ])
})

test('a review is asked for its town or its job, and takes either', async () => {
  const review = await sample('review-painting-cabinets')
  const { city, service, ...bare } = review
  expect(await studio.warnings(bare)).toEqual([expect.stringContaining('city: Choose a town or a job')])
  expect(await studio.warnings({ ...bare, city })).toEqual([])
  expect(await studio.warnings({ ...bare, service })).toEqual([])
})

test('a day can’t have other hours twice, but may lie within a vacation, or begin it', async () => {
  const hours = await sample('openingHours')
  const day = { _type: 'openingException', date: '2031-12-24', name: 'Christmas Eve' }
  const complaints = (...days: object[]) =>
    studio.complaints({
      ...hours,
      exceptions: days.map((more, index) => ({ ...day, ...more, _key: `${index}` })),
    })
  expect(await complaints({}, { opens: '07:00', closes: '12:00' })).toEqual([
    expect.stringMatching(/exceptions.*: You have this day already/),
  ])
  for (const date of ['2031-12-20', day.date]) {
    const vacation = { date, lastDate: '2032-01-02' }
    expect(await complaints(vacation, {})).toEqual([])
    expect(await complaints({}, vacation)).toEqual([])
    expect(await complaints(vacation, vacation)).toEqual([
      expect.stringMatching(/exceptions.*: You have this day already/),
    ])
  }
})

test.each([
  [{ from: '/services/painting', page: 'aboutPage' }, 'from: There’s a page at /services/painting,'],
  [{ from: '/contact', page: 'aboutPage' }, 'from: There’s a page at /contact,'],
  [{ from: '/service-areas/charlotte/painting', page: 'aboutPage' }, 'from: There’s a page at'],
  [{ from: '/services/property-maintenance', page: 'aboutPage' }, 'from: There’s a page at'],
  [{ from: '/painters?a=b', page: 'aboutPage' }, 'from: Leave out everything after "?"'],
  [{ from: '/Estimate', page: 'aboutPage' }, 'from: There’s already a redirect from /Estimate'],
  [{ from: '/painters', address: '/nowhere' }, 'address: There’s no page at /nowhere'],
  [{ from: '/painters', address: 'painting' }, 'address: Enter an address on your website'],
  [{ from: '/painters' }, ': Choose the page to show instead'],
  [{ from: '/painters', page: 'aboutPage', address: '/about' }, ': Choose a page or enter an address'],
  [{ page: 'aboutPage' }, 'from: Enter the old address'],
])('the Studio refuses the redirect %j', async (fields, words) => {
  const found = await studio.complaints(redirect(fields))
  expect(found).toContainEqual(expect.stringContaining(`redirect-e2e ${words}`))
})

test.each([
  { from: '/painters', page: 'service-painting' },
  { from: '/painters', address: '/services/painting#faq' },
  { from: '/painters', address: 'https://www.example.com/painters' },
  { from: '/service-areas/ballantyne', page: 'city-charlotte' },
])('the Studio takes the redirect %j', async (fields) => {
  expect(await studio.complaints(redirect(fields))).toEqual([])
})

test('a page that was unpublished may be redirected, its draft notwithstanding', async () => {
  const painting = await sample('service-tiling')
  const { _id, ...copy } = painting
  await studio.client.create({ ...copy, _id: 'drafts.service-grout', slug: { current: 'grout' } })
  expect(await studio.complaints(redirect({ from: '/services/grout', page: 'service-tiling' }))).toEqual([])
})

type Fields = { from?: string; page?: string; address?: string }

function redirect({ page, ...fields }: Fields): SanityDocument {
  const reference = page && { page: { _type: 'reference', _ref: page } }
  const written = { _createdAt: '', _updatedAt: '', _rev: '' }
  return { _id: 'drafts.redirect-e2e', _type: 'redirect', ...written, ...fields, ...reference }
}

async function sample(id: string): Promise<SanityDocument> {
  const document = await studio.client.getDocument(id)
  if (document) return document
  throw new Error(`The seed has no ${id}.`)
}

async function complaintsIn(documents: readonly SanityDocument[]): Promise<string[]> {
  const found: string[] = []
  for (let first = 0; first < documents.length; first += AT_ONCE) {
    const some = documents.slice(first, first + AT_ONCE)
    found.push(...(await Promise.all(some.map(studio.complaints))).flat())
  }
  return found
}
