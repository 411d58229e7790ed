import { expect, test } from 'vitest'
import { homeParser } from '../../page-kinds/home/query.ts'
import { sectionParser } from '../../sections/section-query.ts'
import { home, sampleOf } from '../../testing/samples.ts'

const pricing = sampleOf('pricing')
const cards = sampleOf('serviceCards')
const [card] = cards.cards

test.each([
  ['a section of an unknown kind', sectionParser, { ...pricing, _type: 'carousel' }, ['_type']],
  [
    'a price that was deleted',
    sectionParser,
    { ...pricing, prices: [...pricing.prices, null] },
    ['prices', 3],
  ],
  [
    'a price without its amount',
    sectionParser,
    { ...cards, cards: [{ ...card, price: { ...card?.price, minimum: null } }] },
    ['cards', 0, 'price', 'minimum'],
  ],
  // The drawing has six numbers.
  [
    'five popular jobs',
    homeParser.shape.popular,
    { ...home.popular, numbers: home.popular.numbers.slice(1) },
    ['numbers'],
  ],
])('%s is refused by its place', (_name, parser, answer, place) => {
  expect(parser.safeParse(answer).error?.issues[0]?.path).toEqual(place)
})
