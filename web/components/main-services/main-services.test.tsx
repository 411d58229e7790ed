import { expect, test } from 'vitest'
import { exampleCity, exampleService } from '../../fragments/examples/examples.ts'
import { Rendered } from '../../testing/rendered.ts'
import { mainServicesExample } from './example.ts'
import { MainServices } from './main-services.tsx'

const town = { ...exampleCity, pagesHere: [], serviceTexts: null }

test('shows each main service with where its prices start, and leads to its page', () => {
  const services = new Rendered(<MainServices {...mainServicesExample} />)
  expect(services.sections).toEqual(['services'])
  expect(services.items).toBe(1)
  expect(services.text).toContain('Starting at $85')
  expect(services.links).toEqual(['/services/handyman'])
})

test('on the page of a town leads to each service there', () => {
  const services = new Rendered(<MainServices {...mainServicesExample} town={town} />)
  expect(services.text).toContain('Handyman in Matthews')
  expect(services.links).toEqual(['/service-areas/matthews/handyman'])
})

test('leads from a town without pages of its own to the service in general, and says so', () => {
  const main = [{ ...exampleService, _id: 'service-renovations', title: 'Renovations', slug: 'renovations' }]
  const services = {
    ...mainServicesExample,
    main: main.map((one) => ({ ...one, summary: 'Rooms.', picture: null, cardPrice: null })),
  }
  const without = new Rendered(<MainServices {...services} town={town} />)
  expect(without.links).toEqual(['/services/renovations'])
  expect(without.text).not.toContain('Renovations in Matthews')
  const pages = { ...town, pagesHere: [{ _id: 'a', service: 'service-renovations' }] }
  expect(new Rendered(<MainServices {...services} town={pages} />).links).toEqual([
    '/service-areas/matthews/renovations',
  ])
})

test("a town's own words stand in for those of the service", () => {
  const own = [{ _key: 'a', service: 'service-handyman', text: 'Sticking doors in a Crestdale cottage.' }]
  const services = new Rendered(
    <MainServices {...mainServicesExample} town={{ ...town, serviceTexts: own }} />,
  )
  expect(services.text).toContain('Sticking doors in a Crestdale cottage.')
  expect(services.text).not.toContain('The list on your fridge')
})
