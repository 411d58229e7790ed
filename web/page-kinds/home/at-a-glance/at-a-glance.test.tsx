import { expect, test } from 'vitest'
import { exampleSite } from '../../../fragments/examples/example-site.ts'
import { exampleClaim } from '../../../fragments/examples/examples.ts'
import type { BusinessFragment } from '../../../fragments/site/business.ts'
import { Rendered } from '../../../testing/rendered.ts'
import { AtAGlance } from './at-a-glance.tsx'

test('shows hours, rating and areas side by side', () => {
  const shown = new Rendered(<AtAGlance heading="At a glance" intro={null} site={exampleSite} />)
  expect(shown.sections).toEqual(['at-a-glance'])
  expect(shown.items).toBe(3)
  expect(shown.text).toContain('Saturday 8:00 AM–4:00 PM')
  expect(shown.text).toContain('4.9/5')
  expect(shown.text).toContain('4.9 out of 5 stars')
  expect(shown.text).toContain('300+ customer reviews')
  expect(shown.text).toContain('30+ miles around Charlotte, across Mecklenburg and Union counties.')
})

test.each(['A+', '98%', '9/10'])('draws no stars for a rating of %s', (value) => {
  const shown = glance({ rating: { ...exampleClaim, value } })
  expect(shown.text).toContain(value)
  expect(shown.text).not.toContain('stars')
})

test('claims no rating that the business does not have', () => {
  const shown = glance({ rating: null })
  expect(shown.text).not.toMatch(/rating|stars/i)
  expect(shown.text).toContain('300+ customer reviews')
})

test('has no card about reviews when there is nothing to say of them', () => {
  expect(glance({ rating: null, reviewCount: null, reviewsUrl: null }).items).toBe(2)
})

function glance(known: Partial<BusinessFragment>) {
  const site = { ...exampleSite, business: { ...exampleSite.business, ...known } }
  return new Rendered(<AtAGlance heading="At a glance" intro={null} site={site} />)
}
