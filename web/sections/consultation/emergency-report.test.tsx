import { expect, test } from 'vitest'
import { exampleBusiness } from '../../fragments/examples/example-business.ts'
import { Rendered } from '../../testing/rendered.ts'
import { EmergencyReport } from './emergency-report.tsx'
import { consultationExample } from './example.ts'

const section = { ...consultationExample, action: 'Report Emergency Online' }
const report = new Rendered(<EmergencyReport section={section} business={exampleBusiness} />)

test('has the phone first, then a form that reports what happened, under the anchor that its button leads to', () => {
  expect(report.html).toContain('<section class="sec" id="report"')
  expect(report.links[0]).toBe('tel:+17045550142')
  expect(report.attributes('data-form')).toEqual(['emergency'])
  expect(report.attributes('aria-label')).toContain('Report Emergency Online')
  expect(report.text).toContain('Boards you can move from wall to wall')
})
