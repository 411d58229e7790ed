import { describe, expect, test } from 'vitest'
import { sourceProblem } from './redirect.ts'
import { addressedTypes, pathOf, routableAt } from './routes.ts'
import { freeSlug, pathBefore, slugFrom, slugProblem } from './web-address.ts'

/** Parts that a slug may have, good ones and bad ones; all orders of up to three of them are tried. */
const parts = [
  ...['matthews', 'kitchen-remodeling', '2', 'services', 'service-areas', 'cities', 'locations', 'any-town'],
  ...['api', 'images', 'gallery', 'out-of-order', '404', 'index', '_next', 'Matthews', 'café', 'a b', 'a.b'],
  ...['..', '%2f', '-a', 'a--b', '', 'x'.repeat(201)],
]
const slugs = parts.flatMap((one) => [
  one,
  ...parts.flatMap((two) => [`${one}/${two}`, ...parts.map((three) => `${one}/${two}/${three}`)]),
])

describe.each(addressedTypes)('a web address of the type %s', (type) => {
  const good = slugs.filter((slug) => slugProblem(type, slug) === undefined)
  const paths = good.map((slug) => pathOf({ _type: type, slug }))
  // Below a town a page is a main service or a trade: one stands for both.
  const found = type === 'cityService' ? 'areaService' : type

  test('leads back to its document', () => {
    expect(good.length).toBeGreaterThan(2)
    expect(paths.map(routableAt)).toEqual(good.map((slug) => ({ _type: found, slug })))
  })

  test('is refused when it leads to another document or to none', () => {
    const astray = slugs.filter((slug) => {
      const leadsTo = slug ? routableAt(pathOf({ _type: type, slug })) : undefined
      return leadsTo?._type !== found || leadsTo.slug !== slug
    })
    expect(astray.filter((slug) => good.includes(slug))).toEqual([])
  })

  test('stays as it is in a browser, and may send visitors on once the page has moved', () => {
    expect(paths.map((path) => new URL(path, 'http://localhost').pathname)).toEqual(paths)
    expect(paths.filter(sourceProblem)).toEqual([])
  })

  test('stands after its folder', () => {
    expect(pathBefore(type) + good[0]).toBe(paths[0])
  })
})

test.each([
  ['areaService', 'matthews', 'the town, a slash, and the service'],
  ['cityService', 'a/b/c', 'the town, a slash, and the service'],
  ['townService', 'services/painting', 'Start with the town'],
  ['townService', 'share/painting', 'Start with the town'],
  ['service', 'painting/', 'on both sides of each hyphen and slash'],
  ['service', 'index', 'The website needs the word "index" for itself'],
  ['service', 'x'.repeat(201), 'at most 200 characters'],
  ['service', '', 'Press "Generate"'],
] as const)('%s "%s" is refused with what to do', (type, slug, words) => {
  expect(slugProblem(type, slug)).toContain(words)
})

test.each([
  [['Kitchen Remodeling'], 'kitchen-remodeling'],
  [['Paint & Drywall: the owner’s guide'], 'paint-and-drywall-the-owners-guide'],
  [['  Café Über  '], 'cafe-uber'],
  [['mint-hill', 'maintenance/routine'], 'mint-hill/maintenance-routine'],
  [['油漆'], ''],
  [['Straße'], 'strasse'],
  [['Łódź'], 'lodz'],
  [['Ørsted & Ægir'], 'orsted-and-aegir'],
  [['Þórshöfn', 'Đakovo ıssız'], 'thorshofn/dakovo-issiz'],
  [['Paint\u00ading\u200b'], 'painting'],
])('an address is made of %j', (words, slug) => expect(slugFrom(words)).toBe(slug))

test('an address that is made of long words is cut to an address', () => {
  const long = 'kitchen '.repeat(40)
  for (const type of addressedTypes) {
    const made = slugFrom(slugProblem(type, 'a/b') ? [long] : [long, long])
    expect([made.length <= 80, slugProblem(type, made)], type).toEqual([true, undefined])
  }
})

test('an address that is taken gets a number', () => {
  expect(freeSlug('painting', [])).toBe('painting')
  expect(freeSlug('painting', ['painting', 'painting-2'])).toBe('painting-3')
})
