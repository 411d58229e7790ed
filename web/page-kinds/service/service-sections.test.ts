import { expect, test } from 'vitest'
import { sampleOf } from '../../testing/samples.ts'
import { emergencyOf } from './service-sections.ts'

const [notice, visit, plans] = [sampleOf('notice'), sampleOf('consultation'), sampleOf('plans')]
const emergency = { ...notice, urgency: 'emergency' } as const

test('the one visit on a page for emergencies is the report; beside other choices it is one of them', () => {
  expect(emergencyOf([emergency, visit])).toEqual({ report: visit })
  expect(emergencyOf([emergency, visit, plans])).toEqual({ report: undefined })
  expect(emergencyOf([emergency, visit, { ...visit, _key: 'second' }])).toEqual({ report: undefined })
  expect(emergencyOf([{ ...notice, urgency: 'safety' }, visit])).toBeUndefined()
})
