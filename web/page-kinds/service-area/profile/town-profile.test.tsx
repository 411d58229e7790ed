import { expect, test } from 'vitest'
import { exampleSite } from '../../../fragments/examples/example-site.ts'
import { exampleArticle, exampleCity, exampleText } from '../../../fragments/examples/examples.ts'
import { Rendered } from '../../../testing/rendered.ts'
import { TownProfile } from './town-profile.tsx'

const bare = {
  ...exampleCity,
  landmarks: null,
  travelTime: null,
  reasons: null,
  about: null,
  population: null,
  founded: null,
  areaSquareMiles: null,
  government: null,
  economy: null,
  attractions: null,
  averageHomeValue: null,
  articles: null,
}
const full = {
  ...bare,
  landmarks: ['Downtown Matthews', 'Squirrel Lake Park'],
  travelTime: '15–25 minutes',
  reasons: ['We know which side of the county line your permit comes from'],
  about: exampleText,
  population: 29_435,
  founded: 1879,
  articles: [exampleArticle],
}

test('a town with a full profile shows why, about, facts and details', () => {
  const town = new Rendered(<TownProfile town={full} site={exampleSite} />)
  expect(town.sections).toEqual(['why', 'about', 'details', 'facts', 'articles'])
  expect(town.items).toBe(2)
  expect(town.text).toContain('Population (2020) 29,435')
  expect(town.text).toContain('Downtown Matthews, Squirrel Lake Park')
  expect(town.text).toContain('Saturday 8:00 AM–4:00 PM, by appointment')
  expect(town.text).toContain('Emergencies 24/7')
})

test('a town with a short profile shows what is known and no empty headings', () => {
  const town = new Rendered(<TownProfile town={bare} site={exampleSite} />)
  expect(town.sections).toEqual(['details'])
  expect(town.text).not.toContain('Landmarks')
})

test('the map, the route, each zip code and each article open in a new tab', () => {
  const town = new Rendered(<TownProfile town={full} site={exampleSite} />)
  const outside = town.links.filter((link) => link.startsWith('https:'))
  expect(outside).toHaveLength(5)
  expect(outside.at(-1)).toBe('https://town.example/permits')
  expect(outside[1]).toContain('origin=Charlotte%2C+NC+28277&destination=Matthews%2C+NC')
  expect(town.attributes('target')).toEqual(outside.map(() => '_blank'))
})
