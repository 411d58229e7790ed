import { expect, test } from 'vitest'
import { Rendered } from '../../testing/rendered.ts'
import { serviceCardsExample } from './example.ts'
import { serviceCardsParser } from './query.ts'
import { ServiceCards } from './service-cards.tsx'

const cards = new Rendered(<ServiceCards section={serviceCardsExample} />)

test('shows each kind of work with its price and where to read more', () => {
  expect(cards.sections).toEqual(['services'])
  expect(cards.items).toBe(2)
  expect(cards.text).toContain('Interior painting Walls, ceilings, trim and doors.')
  expect(cards.text).toContain('from $2.50/sq ft')
  expect(cards.links).toEqual(['/services/painting'])
})

test('its parser refuses a card that names a price which is not there', () => {
  const [card] = serviceCardsExample.cards
  const broken = { ...serviceCardsExample, cards: [{ ...card, price: { ...card?.price, minimum: null } }] }
  expect(serviceCardsParser.safeParse(broken).error?.issues[0]?.path).toEqual([
    'cards',
    0,
    'price',
    'minimum',
  ])
})
