import { expect, test } from 'vitest'
import { seedKinds } from '../seed/seed-kinds.ts'
import { addressesOf, documentsAt, sharedPaths } from './document-addresses.ts'
import { slugProblem } from './web-address.ts'

test('every page of the seed has a web address of its own', () => {
  const documents = seedKinds.flatMap((kind) => kind.documents)
  const wrong = documents.flatMap((document) =>
    addressesOf(document).flatMap(({ type, slug }) => slugProblem(type, slug) ?? []),
  )
  expect(wrong).toEqual([])
  expect([...sharedPaths(documents)]).toEqual([])
})

test('a path is that of a main service or of a trade in a town, and of one type everywhere else', () => {
  expect(documentsAt('/service-areas/matthews/painting')).toEqual({
    types: ['areaService', 'cityService'],
    slug: 'matthews/painting',
  })
  expect(documentsAt('/matthews/painting')).toEqual({ types: ['townService'], slug: 'matthews/painting' })
  for (const none of ['/', '/gallery', '/gallery/painting', '/nowhere', '/services/Painting'])
    expect(documentsAt(none), none).toBeUndefined()
})

test('two documents share a path across their types, by slugs and by other addresses', () => {
  const slug = (current: string) => ({ slug: { _type: 'slug', current } })
  const documents = [
    { _type: 'areaService', ...slug('matthews/painting') },
    { _type: 'cityService', ...slug('matthews/painting') },
    { _type: 'townService', ...slug('matthews/painting') },
    { _type: 'service', ...slug('painting'), aliases: ['painters', 'painting'] },
    { _type: 'service', ...slug('walls'), aliases: ['painters'] },
    { _type: 'city', ...slug('painting') },
    // No page can stand there, so nothing is shared.
    { _type: 'townPage', ...slug('a/b') },
    { _type: 'townPage', ...slug('a/b') },
  ]
  expect([...sharedPaths(documents)]).toEqual(['/service-areas/matthews/painting', '/services/painters'])
})
