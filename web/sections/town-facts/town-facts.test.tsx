import { expect, test } from 'vitest'
import { exampleSite } from '../../fragments/examples/example-site.ts'
import { Rendered } from '../../testing/rendered.ts'
import { bareTownExample, townFactsExample, townFactsPageExample } from './example.ts'
import type { TownFactsFragment } from './query.ts'
import { TownFacts, type TownFactsPage } from './town-facts.tsx'

type Show = TownFactsFragment['show']

const sectionOf = (show: Show) => ({ ...townFactsExample, _key: show, show, heading: `About ${show}` })

function shown(shows: readonly Show[], page: TownFactsPage = townFactsPageExample) {
  return new Rendered(<TownFacts sections={shows.map(sectionOf)} page={page} site={exampleSite} />)
}

test.each([
  ['zip-codes', 'zip-codes', '28105'],
  ['neighborhoods', 'neighborhoods', 'Sardis Forest'],
  ['landmarks', 'landmarks', 'Stumptown Park'],
  ['hours', 'hours', 'Saturday 8:00 AM–4:00 PM'],
  ['facts', 'facts', 'Population (2020) 29,435'],
  ['about', 'about', 'Interior painting costs'],
  ['home-market', 'market', 'Average home value $425,000'],
  ['building-market', 'market', 'Custom homes 4–8 months'],
  ['property-types', 'property-types', 'Brick ranches'],
  ['climate', 'climate', 'Oak leaves in every gutter.'],
  ['articles', 'articles', 'Permits and zoning'],
  ['links', 'links', 'Matthews renovations'],
] as const)('"%s" is announced as "%s" and shows what the town says', (show, name, words) => {
  const facts = shown([show])
  expect(facts.sections).toEqual([name])
  expect(facts.text).toContain(`About ${show}`)
  expect(facts.text).toContain(words)
})

test('emergencies have a line of their own in the hours', () => {
  expect(shown(['hours']).text).toContain('Emergencies 24/7')
})

test('each zip code opens a map in a new tab', () => {
  const zipCodes = shown(['zip-codes'])
  expect(zipCodes.links.every((link) => link.startsWith('https://'))).toBe(true)
  expect(zipCodes.attributes('target')).toEqual(['_blank', '_blank'])
  expect(zipCodes.attributes('rel')).toEqual(['noopener', 'noopener'])
})

test('the links lead to the other main services of the town, not to the page itself', () => {
  const links = shown(['links'])
  expect(links.items).toBe(3)
  expect(links.links).toEqual([
    '/service-areas/matthews/renovations',
    '/service-areas/matthews/construction',
    '/service-areas/matthews/maintenance',
  ])
})

test('what a town lacks is left out with its heading', () => {
  const page = { ...townFactsPageExample, city: bareTownExample, mainServicesHere: [] }
  const shows: Show[] = [
    'about',
    'landmarks',
    'facts',
    'home-market',
    'building-market',
    'climate',
    'articles',
    'links',
  ]
  expect(shown(shows, page).html).toBe('')
  expect(shown([...shows, 'zip-codes'], page).sections).toEqual(['zip-codes'])
})

test('facts that follow one another share a band, each under its own name and heading', () => {
  const facts = shown(['zip-codes', 'neighborhoods', 'hours', 'about'])
  expect([...facts.sections].sort()).toEqual(['about', 'hours', 'neighborhoods', 'zip-codes'])
  expect(facts.html.match(/<h2/g)).toHaveLength(4)
})

test('landmarks stand among the facts unless they have a section of their own', () => {
  const landmarks = { ...sectionOf('landmarks') }
  expect(shown(['facts']).text).toContain('Landmarks Matthews Depot')
  expect(shown(['facts'], { ...townFactsPageExample, sections: [landmarks] }).text).not.toContain('Depot')
})

test('a quote button stands below when the owner gives it words', () => {
  const section = { ...townFactsExample, action: 'Get Pineville service quote' }
  const facts = new Rendered(
    <TownFacts sections={[section]} page={townFactsPageExample} site={exampleSite} />,
  )
  expect(facts.text).toContain('Get Pineville service quote')
  expect(facts.links).toContain('#contact')
})
