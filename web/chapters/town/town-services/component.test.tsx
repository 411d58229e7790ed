import { expect, test } from 'vitest'
import { exampleCity } from '../../../documents/examples.ts'
import { Rendered } from '../../../ui/rendered.ts'
import { mainServicesExample } from '../../home/main-services/example.ts'
import { TownServices } from './component.tsx'

const town = { ...exampleCity, services: mainServicesExample.main, serviceTexts: null }

test('leads to each main service in the town', () => {
  const services = new Rendered(<TownServices town={town} />)
  expect(services.sections).toEqual(['services'])
  expect(services.items).toBe(1)
  expect(services.links).toEqual(['/service-areas/matthews/handyman'])
})

test("the town's own words stand in for those of the service", () => {
  const own = [{ _key: 'a', service: 'service-handyman', text: 'Sticking doors in a Crestdale cottage.' }]
  const services = new Rendered(<TownServices town={{ ...town, serviceTexts: own }} />)
  expect(services.text).toContain('Sticking doors in a Crestdale cottage.')
  expect(services.text).not.toContain('The list on your fridge')
})
