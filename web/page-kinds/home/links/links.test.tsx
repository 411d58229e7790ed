import { expect, test } from 'vitest'
import { exampleCity, exampleService } from '../../../fragments/examples/examples.ts'
import { Rendered } from '../../../testing/rendered.ts'
import { Links } from './links.tsx'
import { linksParser } from './query.ts'

const links = {
  heading: 'Keep looking around',
  intro: null,
  services: [exampleService],
  cities: [exampleCity],
}

test('leads to services and towns', () => {
  expect(linksParser.parse(links)).toEqual(links)
  const shown = new Rendered(<Links links={links} />)
  expect(shown.sections).toEqual(['links'])
  expect(shown.items).toBe(2)
  expect(shown.links).toEqual(['/services/painting', '/service-areas/matthews'])
  expect(shown.text).toContain('Work in Matthews')
})
