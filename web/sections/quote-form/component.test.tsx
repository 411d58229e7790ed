import { expect, test } from 'vitest'
import { Rendered } from '../rendered.ts'
import { EstimateForm, MessageForm } from './component.tsx'

const EMAIL = 'quotes@crownandlevel.example'
const estimate = new Rendered(<EstimateForm email={EMAIL} />)
const message = new Rendered(<MessageForm email={EMAIL} />)
const person = ['firstName', 'lastName', 'email', 'phone']

test('the estimate asks for a person, an address, a service and a description', () => {
  expect(estimate.attributes('name')).toEqual([...person, 'address', 'service', 'description'])
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
  ])
})

test('the message asks for a person, the type of project and a text', () => {
  expect(message.attributes('name')).toEqual([...person, 'projectType', 'message'])
})

test.each([
  ['estimate', estimate],
  ['message', message],
])('the form "%s" requires the person alone, and the browser knows what each field is for', (_, form) => {
  expect(form.html.match(/required=""/g)).toHaveLength(person.length)
  expect(form.attributes('type')).toEqual(expect.arrayContaining(['email', 'tel', 'submit']))
  expect(form.attributes('autoComplete')).toEqual(
    expect.arrayContaining(['given-name', 'family-name', 'email', 'tel']),
  )
  expect(form.attributes('for')).toEqual(form.attributes('id'))
})

test('without a script the browser composes the mail', () => {
  expect(message.attributes('action')).toEqual([`mailto:${EMAIL}?subject=New%20Quote%20Request`])
  expect(message.attributes('method')).toEqual(['post'])
  expect(message.attributes('encType')).toEqual(['text/plain'])
})

test('two forms on one page have fields of their own', () => {
  const ids = [...estimate.attributes('id'), ...message.attributes('id')]
  expect(new Set(ids).size).toBe(ids.length)
})
