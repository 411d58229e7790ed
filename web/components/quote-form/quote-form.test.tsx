import { expect, test } from 'vitest'
import { fixedPaths } from '#content/addresses/routes.ts'
import { quoteFields, quoteForms } from '#content/quote/quote-form.ts'
import { exampleBusiness } from '../../fragments/examples/example-business.ts'
import { Rendered } from '../../testing/rendered.ts'
import { QuoteForm } from './quote-form.tsx'

const estimate = new Rendered(<QuoteForm form="estimate" business={exampleBusiness} />)
const message = new Rendered(<QuoteForm form="message" business={exampleBusiness} />)
const short = new Rendered(<QuoteForm form="short" business={exampleBusiness} />)
const report = new Rendered(<QuoteForm form="emergency" business={exampleBusiness} />)
const person = ['firstName', 'lastName', 'email', 'phone']

test('the estimate asks for a person, an address, a service and a description', () => {
  expect(estimate.attributes('name')).toEqual([...person, 'address', 'service', 'description', 'form'])
  expect(estimate.attributes('value')).toEqual([
    '',
    'handyman',
    'furniture-assembly',
    'drywall-repair',
    'painting',
    'plumbing',
    'bathroom-remodel',
    'kitchen-remodel',
    'home-renovation',
    'construction',
    'property-maintenance',
    'other',
    'estimate',
  ])
})

test('the message asks for a person, the type of project and a text', () => {
  expect(message.attributes('name')).toEqual([...person, 'projectType', 'message', 'form'])
})

test('the short form asks for a person, a service, a town and a description', () => {
  expect(short.attributes('name')).toEqual([...person, 'job', 'town', 'description', 'form'])
})

test('the report of an emergency asks what happened, where, whom to call and what is shut off, and for no mail', () => {
  expect(report.attributes('name')).toEqual(['happened', 'place', 'fullName', 'phone', 'shutOff', 'form'])
  expect(report.html.match(/required=""/g)).toHaveLength(4)
  expect(report.attributes('autoComplete')).toEqual(['address-line1', 'name', 'tel'])
  expect(report.text).toContain('Add a photo in your email app, if taking one is safe.')
})

test.each([
  ['estimate', estimate],
  ['message', message],
  ['short', short],
])('the form "%s" requires the person alone, and the browser knows what each field is for', (_, form) => {
  expect(form.html.match(/required=""/g)).toHaveLength(person.length)
  expect(form.attributes('type')).toEqual(expect.arrayContaining(['email', 'tel', 'submit']))
  expect(form.attributes('autoComplete')).toEqual(
    expect.arrayContaining(['given-name', 'family-name', 'email', 'tel']),
  )
  expect(form.attributes('id')).toEqual(expect.arrayContaining(form.attributes('for')))
  expect(form.attributes('id')).toEqual(expect.arrayContaining(form.attributes('aria-describedby')))
})

test('without a script the form goes to a page of the site, never straight into a mail', () => {
  expect(message.attributes('action')).toEqual([fixedPaths.yourRequest])
  expect(message.attributes('method')).toEqual(['post'])
})

test('a field takes no more than an answer without a script does', () => {
  const longest = quoteForms.estimate
    .filter((name) => name !== 'service')
    .map((name) => quoteFields[name].longest)
  expect(estimate.attributes('maxLength')).toEqual(longest.map(String))
})

test('what was typed can be shown in the form again', () => {
  const again = new Rendered(<QuoteForm form="message" business={exampleBusiness} again="wrong" />)
  expect(again.attributes('value')).toEqual(expect.arrayContaining(person.map((name) => `{{${name}}}`)))
  expect(again.html).toContain('>{{message}}</textarea>')
})

test('forms on one page have fields of their own', () => {
  const ids = [estimate, message, short, report].flatMap((form) => form.attributes('id'))
  expect(new Set(ids).size).toBe(ids.length)
})

test('the notice promises an answer as soon as the claim does, and nothing without one', () => {
  expect(estimate.text).toContain(
    "Thank you for your quote request! We'll contact you within 24 hours with your free estimate.",
  )
  expect(message.text).toContain(
    "Thank you for your message! We'll get back to you within 24 hours with your free quote.",
  )
  const unpromised = new Rendered(<QuoteForm form="message" business={{ ...exampleBusiness, reply: null }} />)
  expect(unpromised.text).toContain("We'll get back to you with your free quote.")
})

test('the step after the form offers mail, text message and call, at the address and number of the business', () => {
  expect(message.links).toEqual([
    'mailto:quotes@crownandlevel.example',
    'sms:+17045550142',
    'tel:+17045550142',
  ])
  expect(message.text).toContain('quotes@crownandlevel.example')
})
