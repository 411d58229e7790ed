import { expect, test } from 'vitest'
import { sampleOf } from '../testing/samples.ts'
import { offersOf } from './offers.ts'

test('the plans of all sections are offered, each once, and no visit where none can be booked', () => {
  const plans = sampleOf('plans')
  expect(offersOf([sampleOf('notice'), plans, { ...plans, _key: 'again' }])).toEqual({ plans: plans.plans })
})
