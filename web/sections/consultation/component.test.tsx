import { expect, test } from 'vitest'
import { Rendered } from '../../ui/rendered.ts'
import { Consultation } from './component.tsx'
import { consultationExample } from './example.ts'

test('offers the visit and leads to the contact part of the page', () => {
  const consultation = new Rendered(<Consultation section={consultationExample} />)
  expect(consultation.sections).toEqual(['consultation'])
  expect(consultation.text).toContain('Book a color consultation')
  expect(consultation.links).toEqual(['#contact'])
})
