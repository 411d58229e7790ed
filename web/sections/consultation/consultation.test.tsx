import { expect, test } from 'vitest'
import { Rendered } from '../../testing/rendered.ts'
import { Consultation } from './consultation.tsx'
import { consultationExample } from './example.ts'

test('offers the visit and leads to it in the form', () => {
  const consultation = new Rendered(<Consultation section={consultationExample} />)
  expect(consultation.sections).toEqual(['consultation'])
  expect(consultation.text).toContain('Book a color consultation')
  expect(consultation.links).toEqual(['#choose-visit'])
})
