import { describe, expect, test } from 'vitest'
import { type ListedPrice, priceCategories, titleInList } from './price-list.ts'

const service = (slug: string, title: string) =>
  ({ _id: `service-${slug}`, _type: 'service', slug, title }) as const
const handyman = service('handyman', 'Handyman')
const renovations = service('renovations', 'Renovations')
const painting = { ...service('painting', 'Painting'), category: handyman }
const drywall = { ...service('drywall', 'Drywall'), category: handyman }
const kitchens = { ...service('kitchens', 'Kitchens'), category: renovations }
const matthews = { _id: 'city-matthews', _type: 'city', slug: 'matthews', name: 'Matthews' } as const
const kitchensThere = {
  _type: 'townService',
  slug: 'matthews/kitchens',
  title: 'Kitchens in Matthews',
  city: matthews._id,
  service: kitchens._id,
} as const

function price(title: string, listed: Partial<ListedPrice> = {}): ListedPrice {
  return { title, minimum: 100, service: null, town: null, ...listed }
}

/** The list as an outline, such as `Handyman: Painting (Walls, Fence)`. */
function outline(...prices: ListedPrice[]) {
  const order = { mainServices: [renovations, handyman], townServices: [kitchensThere] }
  return priceCategories(prices, order).map(({ title, groups }) => {
    const lists = groups.map(
      (group) => `${group.title} (${group.prices.map((item) => item.title).join(', ')})`,
    )
    return `${title}: ${lists.join(', ')}`
  })
}

describe('the price list', () => {
  test('goes by main service in their order, and below them by service', () => {
    const list = outline(
      price('Walls', { service: painting }),
      price('Hole', { service: drywall }),
      price('Cabinets', { service: kitchens }),
    )
    expect(list).toEqual(['Renovations: Kitchens (Cabinets)', 'Handyman: Drywall (Hole), Painting (Walls)'])
  })

  test('begins with what belongs to the main service itself', () => {
    const list = outline(
      price('Hole', { service: drywall }),
      price('Visit', { service: { ...handyman, category: null } }),
    )
    expect(list).toEqual(['Handyman: Handyman (Visit), Drywall (Hole)'])
  })

  test('goes from the lowest amount up, what is agreed for each job last', () => {
    const list = outline(
      price('Shop', { service: painting, minimum: null }),
      price('Cabinets', { service: painting, minimum: 8500 }),
      price('Walls', { service: painting, minimum: 250 }),
      price('Ceiling', { service: painting, minimum: 250 }),
    )
    expect(list).toEqual(['Handyman: Painting (Ceiling, Walls, Cabinets, Shop)'])
  })

  test('sets apart what one town has to itself, and what belongs to no service', () => {
    const list = outline(
      price('Odd job'),
      price('Cabinets there', { service: kitchens, town: matthews }),
      price('Walls there', { service: painting, town: matthews }),
      price('Fair', { town: matthews }),
      price('Cabinets', { service: kitchens }),
    )
    expect(list).toEqual([
      'Renovations: Kitchens (Cabinets)',
      'Only in Matthews: Only in Matthews (Fair), Kitchens in Matthews (Cabinets there), Painting in Matthews (Walls there)',
      'Other prices: Other prices (Odd job)',
    ])
  })
})

test('below the heading of its town a price does not name the town again', () => {
  expect(titleInList(price('Walls in Matthews', { town: matthews }))).toBe('Walls')
  expect(titleInList(price('Walls in Matthews'))).toBe('Walls in Matthews')
})

test('a price of a town leads to the town’s own page of the service, or else to that of the service', () => {
  const prices = [
    price('Cabinets', { service: kitchens, town: matthews }),
    price('Walls', { service: painting, town: matthews }),
  ]
  const [category] = priceCategories(prices, { mainServices: [], townServices: [kitchensThere] })
  expect(category?.page).toBe(matthews)
  expect(category?.groups.map(({ key, page }) => [key, page])).toEqual([
    ['matthews/kitchens', kitchensThere],
    ['matthews/painting', painting],
  ])
})
