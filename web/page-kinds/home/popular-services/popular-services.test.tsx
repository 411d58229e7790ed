import { expect, test } from 'vitest'
import { exampleBusiness } from '../../../fragments/examples/example-business.ts'
import { Rendered } from '../../../testing/rendered.ts'
import { popularServicesExample } from './example.ts'
import { PopularServices } from './popular-services.tsx'
import { popularServicesParser } from './query.ts'

test('shows six jobs with their prices, and leads to the service of each that has one', () => {
  const popular = new Rendered(
    <PopularServices popular={popularServicesExample} business={exampleBusiness} />,
  )
  expect(popular.sections).toEqual(['popular-services'])
  expect(popular.items).toBe(6)
  expect(popular.text).toContain('Painting from $2.50/sq ft')
  expect(popular.links[0]).toBe('/services/painting')
})

test('its parser asks for six jobs, because the drawing has six numbers', () => {
  const five = { ...popularServicesExample, jobs: popularServicesExample.jobs.slice(1) }
  expect(popularServicesParser.safeParse(five).error?.issues[0]?.message).toContain('six jobs')
})
