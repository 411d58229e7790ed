import { expect, test } from 'vitest'
import { exampleSite } from '../fragments/examples/example-site.ts'
import { Rendered } from '../testing/rendered.ts'
import { localSectionParser } from './local-section-query.ts'
import { LocalSections } from './local-sections.tsx'
import { reviewsExample } from './reviews/example.ts'
import { statsExample } from './stats/example.ts'
import { townFactsExample, townFactsPageExample } from './town-facts/example.ts'

const hours = { ...townFactsExample, _key: 'hours', show: 'hours' } as const
const links = { ...townFactsExample, _key: 'links', show: 'links' } as const

test('the sections of a town stand in the order that the owner gave them', () => {
  const sections = [statsExample, townFactsExample, hours, reviewsExample, links]
  const page = new Rendered(<LocalSections page={{ ...townFactsPageExample, sections }} site={exampleSite} />)
  expect(page.sections).toEqual(['stats', 'zip-codes', 'hours', 'reviews', 'links'])
})

test('facts of a town are what the lake may answer there', () => {
  expect(localSectionParser.parse(townFactsExample)).toEqual(townFactsExample)
})
