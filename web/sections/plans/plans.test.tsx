import { expect, test } from 'vitest'
import { Rendered } from '../../testing/rendered.ts'
import { plansExample } from './example.ts'
import { Plans } from './plans.tsx'

const plans = new Rendered(<Plans section={plansExample} />)

test('shows every plan with its price, whom it suits and what it holds', () => {
  expect(plans.items).toBe(2)
  expect(plans.text).toContain('Basic $99/month Houses under ten years old Two visits a year')
  expect(plans.text).toContain('Four visits a year Calls answered at night')
})

test('says of one plan alone what sets it apart', () => {
  expect(plans.text.match(/Most chosen/g)).toHaveLength(1)
})

test('leads from each plan to the same plan in the form, and to the estimate where the page has one', () => {
  expect(plans.links).toEqual(['#choose-plan-basic', '#choose-plan-full'])
  const withEstimate = new Rendered(<Plans section={plansExample} estimate="painting" />)
  expect(withEstimate.links).toHaveLength(3)
})
