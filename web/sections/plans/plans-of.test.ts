import { expect, test } from 'vitest'
import { sampleOf } from '../../testing/samples.ts'
import { plansOf } from './plans-of.ts'

test('the plans of all sections are offered, each once', () => {
  const plans = sampleOf('plans')
  expect(plansOf([sampleOf('notice'), plans, { ...plans, _key: 'again' }])).toEqual(plans.plans)
})
