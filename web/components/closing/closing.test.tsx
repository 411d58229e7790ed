import { expect, test } from 'vitest'
import { exampleBusiness } from '../../fragments/examples/example-business.ts'
import { examplePrice } from '../../fragments/examples/examples.ts'
import { Rendered } from '../../testing/rendered.ts'
import { Closing } from './closing.tsx'

const closing = { heading: 'Ready for a number?', text: 'Send photos.', mailAction: null }
const topic = { service: 'Painting', town: 'Matthews' }
const shown = (props = {}) =>
  new Rendered(<Closing closing={closing} business={exampleBusiness} {...props} />)

test('ends a page with the form that quote buttons lead to, and with call, text and mail beside it', () => {
  const { sections, html, links } = shown({ topic })
  expect(sections).toEqual(['cta'])
  expect(html).toContain('<section class="sec plate" id="contact"')
  expect(html).toContain('data-form="short"')
  const ways = links.slice(0, 3)
  expect(ways.map((link) => link.split(':')[0])).toEqual(['tel', 'sms', 'mailto'])
  expect(ways.slice(1).map(decodeURIComponent).join()).toMatch(/painting in Matthews.*painting in Matthews/)
})

test('the form knows the service and the town of the page', () => {
  const { html } = shown({ topic })
  expect(fieldIn(html, 'short-job')).toContain('value="Painting"')
  expect(fieldIn(html, 'short-town')).toContain('value="Matthews"')
  expect(fieldIn(shown().html, 'short-town')).not.toContain('value')
})

test('the button that sends it has the words that the owner gave it', () => {
  expect(shown().text).toContain('Get my free quote')
  const own = shown({ closing: { ...closing, mailAction: 'Free consultation' } })
  expect(own.text).toContain('Free consultation')
  expect(own.text).not.toContain('Get my free quote')
})

test('plans of the page can be chosen, and none of them has to be', () => {
  const price = { ...examplePrice, kind: 'exact', minimum: 9_900, unit: 'month' }
  const plans = shown({ offers: { plans: [{ _id: 'plan-basic', title: 'Basic', price }] } })
  expect(plans.text).toContain('Basic ($99/month)')
  expect(fieldIn(plans.html, 'choose-plan-basic')).toContain('value="Basic ($99/month)"')
  expect(fieldIn(plans.html, 'choose-no-plan')).toContain('checked')
  expect(shown().html).not.toContain('name="plan"')
})

test('a visit that the page offers can be asked for in the place of a price', () => {
  const visit = shown({ offers: { visit: 'Book a walk-through' } })
  expect(fieldIn(visit.html, 'choose-visit')).toContain('value="Book a walk-through"')
  expect(fieldIn(visit.html, 'choose-no-visit')).toContain('checked')
  expect(shown().html).not.toContain('name="visit"')
})

test('on a page with a longer form it leads there', () => {
  const { html, links, text } = shown({ formHref: '#quote' })
  expect(text).not.toContain('#')
  expect(links.map((link) => link.split(':')[0])).toEqual(['#quote', 'tel', 'sms', 'mailto'])
  expect(html).not.toContain('<form')
  expect(html).not.toContain('id="contact"')
})

const fieldIn = (html: string, id: string) => new RegExp(`<input[^>]*id="${id}"[^>]*>`).exec(html)?.[0] ?? ''
