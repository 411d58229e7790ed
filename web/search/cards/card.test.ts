import { expect, test } from 'vitest'
import { palettes } from '#content/looks/palettes.ts'
import { cardOf, cardPath, pageOfCard } from './card.ts'

const shown = {
  site: {
    business: {
      name: 'Crown & Level',
      strapline: 'Charlotte contractors',
      since: null,
      phone: '+17045550142',
      colors: null,
      logo: null,
    },
  },
  page: { hero: { picture: null }, seo: { title: 'House Painting in Charlotte, NC | Prices' } },
}
const card = cardOf(shown)

test('a card names the business apart from what the page is about, and of a trade in any town no town', () => {
  expect([card.title, card.name]).toEqual(['House Painting in Charlotte, NC', 'Crown & Level'])
  expect(cardOf({ ...shown, page: { title: 'Tiling', picture: null } }).title).toBe('Tiling')
})

test.each(['/', '/services/painting', '/matthews/handyman-services', '/any-town/tiling'])(
  'the card of %s has a path of its own, which leads back to it',
  (path) => {
    expect(cardPath(path, card)).toMatch(/^\/share\/[0-9a-f]{16}(\/[\w-]+)+\.jpg$/)
    expect(pageOfCard(cardPath(path, card))).toBe(path)
  },
)

test('the address of a card changes with what it shows, and in whatever version leads to the page', () => {
  expect(cardPath('/', { ...card, phone: '+17045550143' })).not.toBe(cardPath('/', card))
  expect(cardPath('/', { ...card, colors: palettes.pine })).not.toBe(cardPath('/', card))
  expect(pageOfCard('/share/current/services/painting.jpg')).toBe('/services/painting')
})

test.each([
  '/share/current/services/painting',
  '/share/services.jpg',
  '/share//home.jpg',
  '/share/home.jpg',
  '/share/current/.jpg',
  '/share/current/services/painting.jpg/more',
  '/images/current/home.jpg',
  '',
])('%j belongs to no card', (path) => expect(pageOfCard(path)).toBeUndefined())
