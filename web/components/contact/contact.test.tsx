import { expect, test } from 'vitest'
import { exampleBusiness } from '../../fragments/examples/example-business.ts'
import { Rendered } from '../../testing/rendered.ts'
import { Contact } from './contact.tsx'

const contact = {
  heading: 'Tell us what you need done',
  intro: null,
  emergency: 'Water, power, or storm emergency?',
  emergencyText: 'Call at any hour.',
}
const shown = new Rendered(<Contact contact={contact} business={exampleBusiness} />)

test('offers call, text, mail, the office and the contact card, the number for an emergency, and the other pages', () => {
  expect(shown.sections).toEqual(['contact'])
  expect(shown.attributes('id')).toContain('contact')
  expect(shown.links.map((link) => link.split(':')[0])).toEqual([
    'mailto',
    'sms',
    'tel',
    'tel',
    'sms',
    'mailto',
    'https',
    '/contact.vcf',
    'tel',
    'https',
  ])
  expect(shown.text).toContain('quotes@crownandlevel.example')
  expect(shown.text).toContain('Charlotte, NC 28277')
})

test('has a form for a message to the address of the business', () => {
  expect(shown.attributes('data-email')).toEqual(['quotes@crownandlevel.example'])
  expect(shown.attributes('name')).toContain('projectType')
})
