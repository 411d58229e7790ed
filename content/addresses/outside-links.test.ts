import { expect, test } from 'vitest'
import { directionsLink, zipCodeLink } from './outside-links.ts'

test('shows the way from the office to a town', () => {
  const link = new URL(
    directionsLink({ name: 'Charlotte', state: 'NC', zipCode: '28277' }, { name: 'Mint Hill', state: 'NC' }),
  )
  expect(link.searchParams.get('origin')).toBe('Charlotte, NC 28277')
  expect(link.searchParams.get('destination')).toBe('Mint Hill, NC')
})

test('looks up a zip code in its state', () => {
  expect(new URL(zipCodeLink('29730', 'SC')).searchParams.get('query')).toBe('SC 29730')
})
