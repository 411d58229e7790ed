import { expect, test } from 'vitest'
import { Rendered } from '../rendered.ts'
import { Areas } from './component.tsx'
import { areasExample } from './example.ts'
import { AreaTiles } from './tiles.tsx'

const paths = ['/service-areas/matthews', '/service-areas/rock-hill']

test('links every town, and names the state of one that lies in the other', () => {
  const areas = new Rendered(<Areas section={areasExample} />)
  expect(areas.sections).toEqual(['areas'])
  expect(areas.items).toBe(2)
  expect(areas.links).toEqual(paths)
  expect(areas.text).toContain('Rock Hill, SC')
})

test('tiles show the first zip code', () => {
  const tiles = new Rendered(<AreaTiles heading="Find your town" cities={areasExample.cities} />)
  expect(tiles.links).toEqual(paths)
  expect(tiles.items).toBe(2)
  expect(tiles.text).toContain('28105')
  expect(tiles.text).not.toContain('28104')
})
