import { expect, test } from 'vitest'
import { emergencyPrice } from '../../fragments/examples/examples.ts'
import { Rendered } from '../../testing/rendered.ts'
import { sharedExample, tradeExample } from './example.ts'
import { Neighborhoods } from './neighborhoods.tsx'
import { tradeParser } from './query.ts'
import { ServiceTiles } from './service-tiles.tsx'
import { sharedParser } from './shared.ts'
import { Trade } from './trade.tsx'

const shown = (trade = tradeExample) =>
  new Rendered(<Trade trade={trade} shared={sharedExample} town="Matthews" />)

test('the examples are what the lake may answer', () => {
  expect(tradeParser.parse(tradeExample)).toEqual(tradeExample)
  expect(sharedParser.parse(sharedExample)).toEqual(sharedExample)
})

test('shows prices and steps of the service, and what all trades share', () => {
  const trade = shown()
  expect(trade.sections).toEqual(['pricing', 'process', 'services', 'why', 'neighborhoods'])
  expect(trade.text).toContain('Painting prices in Matthews')
  expect(trade.text).toContain('All we do in Matthews')
})

test('a service without a price list has the prices of its cards listed, each once', () => {
  expect(shown().text.match(/\$2\.50\/sq ft/g)).toHaveLength(1)
})

test('a service with a price list has that one', () => {
  const trade = shown({ ...tradeExample, listedPrices: [emergencyPrice] })
  expect(trade.text).toContain('$125/hr')
  expect(trade.text).not.toContain('$2.50')
})

test('a service without prices and steps has neither heading', () => {
  const trade = shown({ ...tradeExample, cardPrices: null, process: null })
  expect(trade.sections).toEqual(['services', 'why', 'neighborhoods'])
})

test('sixteen tiles, of which those with a page lead there', () => {
  const tiles = new Rendered(<ServiceTiles heading="All we do" tiles={sharedExample.tiles} />)
  expect(tiles.items).toBe(16)
  expect(tiles.links).toEqual(['/services/painting'])
})

test('the neighborhoods of the town come before the eight kinds', () => {
  const labels = sharedExample.neighborhoods
  const known = new Rendered(
    <Neighborhoods heading="Here" names={['Birkdale', 'Vermillion']} labels={labels} />,
  )
  expect(known.items).toBe(8)
  expect(known.text).toContain('Here Birkdale, Vermillion, and every other part of town. ')
  const unknown = new Rendered(<Neighborhoods heading="Here" names={[]} labels={labels} />)
  expect(unknown.text).not.toContain('every other part')
})
