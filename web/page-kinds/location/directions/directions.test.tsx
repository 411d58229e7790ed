import { expect, test } from 'vitest'
import { exampleBusiness } from '../../../fragments/examples/example-business.ts'
import { exampleSite } from '../../../fragments/examples/example-site.ts'
import { exampleCity, exampleText } from '../../../fragments/examples/examples.ts'
import { Rendered } from '../../../testing/rendered.ts'
import { Directions } from './directions.tsx'
import { RouteCard } from './route-card.tsx'

const town = { ...exampleCity, travelTime: '15–25 minutes' }

test('tells the way to a town, and what helps on the day when the owner wrote it', () => {
  const way = { town, directions: exampleText, business: exampleBusiness }
  const directions = new Rendered(<Directions {...way} arrival={exampleText} />)
  expect(directions.sections).toEqual(['directions'])
  expect(directions.text).toContain('From our office to Matthews')
  expect(directions.text).toContain('On the day')
  expect(new Rendered(<Directions {...way} arrival={null} />).text).not.toContain('On the day')
})

test('map and route open in a new tab, the route beside the time it takes', () => {
  const route = new Rendered(<RouteCard town={town} site={exampleSite} />)
  expect(route.links[1]).toContain('origin=Charlotte%2C+NC+28277&destination=Matthews%2C+NC')
  expect(route.attributes('target')).toEqual(['_blank', '_blank'])
  expect(route.text).toContain('15–25 minutes')
})
