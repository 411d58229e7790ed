import { expect, test } from 'vitest'
import { AreaTiles } from '../../components/area-tiles/area-tiles.tsx'
import { Rendered } from '../../testing/rendered.ts'
import { Areas } from './areas.tsx'
import { areasExample } from './example.ts'
import type { AreasSlice } from './query.ts'

const paths = ['/service-areas/matthews', '/service-areas/rock-hill']

test('links every town, and names the state of one that lies in the other', () => {
  const areas = new Rendered(<Areas section={areasExample} />)
  expect(areas.sections).toEqual(['areas'])
  expect(areas.items).toBe(2)
  expect(areas.links.slice(0, 2)).toEqual(paths)
  expect(areas.text).toContain('Rock Hill, SC')
})

test('the place that a row of three leaves empty leads to all towns', () => {
  const linksOf = (cities: AreasSlice['cities']) =>
    new Rendered(<Areas section={{ ...areasExample, cities }} />).links
  const [first] = areasExample.cities
  expect(linksOf(areasExample.cities)).toEqual([...paths, '/service-areas'])
  expect(linksOf(first ? [...areasExample.cities, first] : [])).not.toContain('/service-areas')
})

test('tiles show the first zip code', () => {
  const tiles = new Rendered(<AreaTiles heading="Find your town" cities={areasExample.cities} />)
  expect(tiles.links).toEqual(paths)
  expect(tiles.items).toBe(2)
  expect(tiles.text).toContain('28105')
  expect(tiles.text).not.toContain('28104')
})

test('the tiles of some towns lead to all of them', () => {
  const tiles = new Rendered(<AreaTiles heading="Other towns" cities={areasExample.cities} withAll />)
  expect(tiles.links).toEqual([...paths, '/service-areas'])
  expect(tiles.items).toBe(2)
})
