import { expect, test } from 'vitest'
import { exampleCity, exampleService } from '../../documents/examples.ts'
import { Rendered } from '../rendered.ts'
import { ServicesByLocation } from './component.tsx'

test('leads to each main service in each town', () => {
  const charlotte = { ...exampleCity, _id: 'city-charlotte', name: 'Charlotte', slug: 'charlotte' }
  const handyman = { ...exampleService, title: 'Handyman', slug: 'handyman' }
  const table = new Rendered(
    <ServicesByLocation
      heading="By town"
      intro={null}
      cities={[charlotte, exampleCity]}
      services={[handyman]}
    />,
  )
  expect(table.sections).toEqual(['services-by-location'])
  expect(table.items).toBe(2)
  expect(table.links).toEqual(['/service-areas/charlotte/handyman', '/service-areas/matthews/handyman'])
  expect(table.text).toContain('Matthews Handyman in Matthews')
})
