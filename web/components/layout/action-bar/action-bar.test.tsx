import { expect, test } from 'vitest'
import { Rendered } from '../../../testing/rendered.ts'
import { ActionBar } from './action-bar.tsx'

test('calls, starts a text message, and leads to the quote', () => {
  const bar = new Rendered(
    <ActionBar phone="+17045550142" quoteHref="#contact" topic={{ service: 'Painting', town: 'Matthews' }} />,
  )
  expect(bar.text).toBe('CallTextFree quote')
  expect(bar.links[0]).toBe('tel:+17045550142')
  expect(bar.links[1]).toMatch(/^sms:\+17045550142\?&body=Hi.*painting%20in%20Matthews/)
  expect(bar.links[2]).toBe('#contact')
})
