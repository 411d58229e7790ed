import { expect, test } from 'vitest'
import { z } from 'zod'
import { reviewsShown } from '#web/lake/fragments/text/review.ts'
import { galleryPage } from '#web/page-kinds/gallery/query.ts'
import { servicePage } from '#web/page-kinds/service/query.ts'
import { serviceAreaPage } from '#web/page-kinds/service-area/query.ts'
import { questionsIn } from '#web/sections/structured-content.ts'
import { paragraph, richText } from '../rich-text.ts'
import {
  type Content,
  type ContentInMemory,
  content,
  idsIn,
  seededDocument,
  seededPage,
  seededPages,
} from './testing/seeded-content.ts'

const ref = (id: string) => ({ _type: 'reference', _ref: id, _weak: true })

const review: Content = {
  _id: 'review-new',
  _type: 'review',
  author: 'Maria T.',
  place: 'Brightmoor',
  work: 'Interior painting',
  text: 'They came on time and left the rooms clean.',
  date: '2026-11-02',
}
const project: Content = {
  ...seededDocument('project-mill-house'),
  _id: 'project-new',
  _type: 'project',
  _createdAt: '2026-11-02T12:00:00Z',
  inGallery: true,
}

const painting = ref('service-painting')
const question: Content = {
  _id: 'faq-new',
  _type: 'faq',
  question: 'Do you move the furniture?',
  answer: richText(paragraph`Yes.`),
  service: painting,
}

/** Documents that are new in the content together, and the addresses of all pages that show each. */
const shown: readonly [what: string, document: Content, paths: string[]][] = [
  [
    'a review is on the pages of its town, of its job, and of the job in the town',
    { ...review, city: ref('city-matthews'), service: painting },
    [
      ...['/about', '/cities/matthews', '/matthews/painting-services', '/service-areas/matthews'],
      ...['/service-areas/matthews/painting', '/services/painting'],
    ],
  ],
  [
    'a review that names a town alone is on the pages about the whole town',
    { ...review, _id: 'review-town', city: ref('city-pineville') },
    ['/about', '/cities/pineville', '/service-areas/pineville'],
  ],
  [
    'an older one gives way to the newest',
    { ...review, _id: 'review-old', date: '2020-01-01', city: ref('city-matthews') },
    [],
  ],
  ['a question that names a job is on the page of that job', question, ['/services/painting']],
  ['one that names none is on no page', { ...question, _id: 'faq-of-none', service: undefined }, []],
  ['a new project is in the gallery', project, ['/gallery']],
  ['unless the owner keeps it out', { ...project, _id: 'project-kept', inGallery: false }, []],
]

const changed = shown.reduce((all, [, document]) => all.with(document), content)
const idsByPath = seededPages.map((page) => ({ path: page.path, ids: idsIn(changed.answer(page, 'page')) }))

test.each(shown)('%s', (_, { _id }, paths) => {
  const found = idsByPath.filter(({ ids }) => ids.has(_id))
  expect(found.map(({ path }) => path).sort()).toEqual(paths)
})

test('a review without a place and without words for the work names its town and its job', () => {
  const { place: _place, work: _work, ...rest } = review
  const named = { ...rest, _type: 'review', city: ref('city-pineville'), service: ref('service-painting') }
  const { page } = serviceAreaPage.parser.parse(answerOf(content.with(named), '/service-areas/pineville'))
  expect(page.newest[0]).toMatchObject({ place: 'Pineville', work: 'Painting' })
})

test('a question of a job comes after those that were chosen for its page', () => {
  const { page } = servicePage.parser.parse(answerOf(content.with(question), '/services/painting'))
  expect(questionsIn(page.sections).at(-1)?._id).toBe('faq-new')
})

test('the newest comes first, and what the owner chose by hand once is still there', () => {
  const matthews = seededDocument('city-matthews')
  const changed = content
    .with({ ...review, city: ref('city-matthews') })
    .with({ ...matthews, reviews: [ref('review-matthews-kitchen')] })
  const { page } = serviceAreaPage.parser.parse(answerOf(changed, '/service-areas/matthews'))
  const ids = reviewsShown(page).map(({ _id }) => _id)
  expect([ids.length, ids.at(0), ids.at(-1)]).toEqual([6, 'review-new', 'review-matthews-kitchen'])
})

test('a card shows the picture of its service until it has one of its own', () => {
  const [first, second] = ['service-drywall-repair', 'service-painting'].map(pictureOf)
  const handyman = seededDocument('service-handyman')
  const card = { _key: 'one', _type: 'serviceCard', title: 'Holes', text: 'We close them.' }
  const cards = [
    { ...card, service: ref('service-drywall-repair') },
    { ...card, _key: 'two', service: ref('service-drywall-repair'), picture: { ...second, alt: 'A wall' } },
  ]
  const sections = [{ _key: 'cards', _type: 'serviceCards', heading: 'Our work', cards }]
  const changed = content.with({ ...handyman, sections })
  const { page } = servicePage.parser.parse(answerOf(changed, '/services/handyman'))
  const shown = page.sections.flatMap((section) => (section._type === 'serviceCards' ? section.cards : []))
  expect(shown.map(({ picture }) => picture?.asset)).toEqual([first?.asset, second?.asset])
})

test('a new project is first in the gallery', () => {
  const { page } = galleryPage.parser.parse(answerOf(content.with(project), '/gallery'))
  expect([page.newest.map(({ _id }) => _id), page.ordered?.length]).toEqual([['project-new'], 13])
})

const answerOf = (from: ContentInMemory, path: string) => from.whole(seededPage(path))

const pictureOf = (id: string) => z.object({ asset: z.unknown() }).parse(seededDocument(id).picture)
