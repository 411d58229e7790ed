import { expect, test } from 'vitest'
import { Rendered } from '../../../ui/rendered.ts'
import { MainServices } from './component.tsx'
import { mainServicesExample } from './example.ts'

test('shows each main service with where its prices start, and leads to its page', () => {
  const services = new Rendered(<MainServices services={mainServicesExample} />)
  expect(services.sections).toEqual(['services'])
  expect(services.items).toBe(1)
  expect(services.text).toContain('Starting at $85')
  expect(services.links).toEqual(['/services/handyman'])
})
