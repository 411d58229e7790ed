import { expect, test } from 'vitest'
import { exampleCity, exampleService } from '../../../fragments/examples/examples.ts'
import { Rendered } from '../../../testing/rendered.ts'
import { localPagesParser } from './query.ts'
import { ServicesByLocation } from './services-by-location.tsx'

const charlotte = { ...exampleCity, _id: 'city-charlotte', name: 'Charlotte', slug: 'charlotte' }
const pages = [
  {
    _id: 'area-matthews-painting',
    _type: 'areaService' as const,
    slug: 'matthews/painting',
    city: exampleCity._id,
    service: exampleService._id,
  },
]

test('leads to the pages that towns have, and leaves out towns without one', () => {
  expect(localPagesParser.parse(pages)).toEqual(pages)
  const table = new Rendered(
    <ServicesByLocation
      heading="By town"
      intro={null}
      cities={[charlotte, exampleCity]}
      services={[exampleService]}
      pages={pages}
    />,
  )
  expect(table.sections).toEqual(['services-by-location'])
  expect(table.items).toBe(1)
  expect(table.links).toEqual(['/service-areas/matthews/painting'])
  expect(table.text).toContain('Matthews Painting in Matthews')
  expect(table.text).not.toContain('Charlotte')
})
