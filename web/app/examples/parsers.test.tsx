import { expect, test } from 'vitest'
import { homeParser } from '../../page-kinds/home/query.ts'
import { sectionParser } from '../../sections/section-query.ts'
import { Rendered } from '../../testing/rendered.ts'
import { popularServicesExample } from './block-content.ts'
import { sectionContent } from './section-content.ts'
import { sectionExamples } from './section-examples.tsx'

test.each(Object.entries(sectionContent))(
  'the example of the section "%s" is what the lake may answer, and shows its heading',
  (type, section) => {
    expect(sectionParser.parse(section)).toEqual(section)
    const shown = new Rendered(sectionExamples[type]?.shows)
    // The heading of the badges is heard, that of all others is seen.
    expect(type === 'badges' ? shown.attributes('aria-label').join() : shown.text).toContain(section.heading)
  },
)

const [card] = sectionContent.serviceCards.cards
test.each([
  ['a section of an unknown kind', sectionParser, { ...sectionContent.stats, _type: 'carousel' }, ['_type']],
  [
    'a price that was deleted',
    sectionParser,
    { ...sectionContent.pricing, prices: [sectionContent.pricing.prices[0], null] },
    ['prices', 1],
  ],
  [
    'a price without its amount',
    sectionParser,
    { ...sectionContent.serviceCards, cards: [{ ...card, price: { ...card?.price, minimum: null } }] },
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
