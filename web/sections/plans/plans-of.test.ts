import { expect, test } from 'vitest'
import { sectionContent } from '../../app/examples/section-content.ts'
import { plansOf } from './plans-of.ts'

test('the plans of all sections are offered, each once', () => {
  expect(
    plansOf([sectionContent.notice, sectionContent.plans, { ...sectionContent.plans, _key: 'again' }]),
  ).toEqual(sectionContent.plans.plans)
})
