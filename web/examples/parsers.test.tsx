import { expect, test } from 'vitest'
import { exampleProject } from '../fragments/examples/examples.ts'
import { projectParser } from '../fragments/project.ts'
import { popularServicesExample } from '../page-kinds/home/example.ts'
import { homeParser } from '../page-kinds/home/query.ts'
import { pricingExample } from '../sections/pricing/example.ts'
import { sectionParser } from '../sections/section-query.ts'
import { serviceCardsExample } from '../sections/service-cards/example.ts'
import { statsExample } from '../sections/stats/example.ts'
import { Rendered } from '../testing/rendered.ts'
import { sectionContent, sectionExamples } from './section-examples.tsx'

test.each(sectionContent.map((section) => [section._type, section] as const))(
  'the example of the section "%s" is what the lake may answer, and shows its heading',
  (type, section) => {
    expect(sectionParser.parse(section)).toEqual(section)
    const shown = new Rendered(sectionExamples[type]?.shows)
    // The heading of the badges is heard, that of all others is seen.
    expect(type === 'badges' ? shown.attributes('aria-label').join() : shown.text).toContain(section.heading)
  },
)

test('every kind of section has its example', () => {
  const kinds = sectionParser.options.map(({ shape }) => shape._type.value)
  expect(new Set<string>(sectionContent.map(({ _type }) => _type))).toEqual(new Set(kinds))
})

const [card] = serviceCardsExample.cards
test.each([
  ['a section of an unknown kind', sectionParser, { ...statsExample, _type: 'carousel' }, ['_type']],
  [
    'a price that was deleted',
    sectionParser,
    { ...pricingExample, prices: [pricingExample.prices[0], null] },
    ['prices', 1],
  ],
  [
    'a price without its amount',
    sectionParser,
    { ...serviceCardsExample, cards: [{ ...card, price: { ...card?.price, minimum: null } }] },
    ['cards', 0, 'price', 'minimum'],
  ],
  // The drawing has six numbers.
  [
    'five popular jobs',
    homeParser.shape.popular,
    { ...popularServicesExample, jobs: popularServicesExample.jobs.slice(1) },
    ['jobs'],
  ],
])('%s is refused by its place', (_name, parser, answer, place) => {
  expect(parser.safeParse(answer).error?.issues[0]?.path).toEqual(place)
})

test.each([
  [true, null],
  [false, 'The wall came out.'],
])('the story of a job is told below a photograph of it alone (a rendering: %s)', (rendering, text) => {
  const picture = { ...exampleProject.picture, rendering }
  expect(projectParser.parse({ ...exampleProject, text: 'The wall came out.', picture }).text).toBe(text)
})
