import { expect, test } from 'vitest'
import { Rendered } from '../../../testing/rendered.ts'
import { ActionBar } from './action-bar.tsx'

test('in an emergency the call stands out, otherwise the quote', () => {
  const bar = (isEmergency: boolean) =>
    new Rendered(<ActionBar phone="+17045550142" quoteHref="#contact" isEmergency={isEmergency} />).html
  expect(bar(true)).toMatch(/<a class="go" href="tel:/)
  expect(bar(false)).toMatch(/<a class="go" href="#contact"/)
})

test('calls, starts a text message, and leads to the quote', () => {
  const bar = new Rendered(
    <ActionBar phone="+17045550142" quoteHref="#contact" topic={{ service: 'Painting', town: 'Matthews' }} />,
  )
  expect(bar.text).toBe('CallTextFree quote')
  expect(bar.links[0]).toBe('tel:+17045550142')
  expect(bar.links[1]).toMatch(/^sms:\+17045550142\?&body=Hi.*painting%20in%20Matthews/)
  expect(bar.links[2]).toBe('#contact')
})
