import { expect, test } from 'vitest'
import { exampleBusiness } from '../../documents/example-business.ts'
import { Rendered } from '../rendered.ts'
import { Contact } from './component.tsx'

const contact = {
  heading: 'Tell us what needs doing',
  intro: null,
  emergency: 'Water, power or storm emergency?',
  emergencyText: 'Call at any hour.',
}

test('offers call, text, mail and the office, and the number for an emergency', () => {
  const shown = new Rendered(<Contact contact={contact} business={exampleBusiness} />)
  expect(shown.sections).toEqual(['contact'])
  expect(shown.attributes('id')).toEqual(['contact'])
  expect(shown.links.map((link) => link.split(':')[0])).toEqual(['tel', 'tel', 'sms', 'mailto', 'https'])
  expect(shown.text).toContain('quotes@crownandlevel.example')
  expect(shown.text).toContain('Charlotte, NC 28277')
})
