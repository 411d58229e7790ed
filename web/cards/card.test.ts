import { expect, test } from 'vitest'
import { cardOf, cardPath, pageOfCard } from './card.ts'

const shown = {
  site: {
    business: {
      name: 'Crown & Level',
      strapline: 'Charlotte contractors',
      since: null,
      phone: '+17045550142',
    },
  },
  page: { hero: { picture: null }, seo: { title: 'House Painting in Charlotte, NC | Prices' } },
}
const card = cardOf(shown)

test('a card says what the page is about and names the business apart from it', () => {
  expect(card.title).toBe('House Painting in Charlotte, NC')
  expect(card.name).toBe('Crown & Level')
})

test.each(['/', '/services/painting', '/matthews/handyman-services'])(
  'the card of %s leads back to it',
  (path) => {
    const { pathname } = new URL(cardPath(path, card), 'http://localhost')
    expect(pageOfCard(pathname.split('/').slice(2))).toBe(path)
  },
)

test('the address of a card changes with what it shows', () => {
  expect(cardPath('/', { ...card, phone: '+17045550143' })).not.toBe(cardPath('/', card))
})

test('an address without the ending of a picture belongs to no card', () => {
  expect(pageOfCard(['services', 'painting'])).toBeUndefined()
})
