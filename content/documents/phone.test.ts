import { expect, test } from 'vitest'
import { formatPhone, textLink } from './phone.ts'

test('writes a number the American way', () => {
  expect(formatPhone('+17045550142')).toBe('(704) 555-0142')
})

test.each(['7045550142', '+1704555014', '+1 704 555 0142', ''])('refuses "%s" and says what to do', (phone) =>
  expect(() => formatPhone(phone)).toThrow('write +1 and ten digits in the Studio'),
)

test('starts a text message with the words that are to be sent', () => {
  expect(textLink('+17045550142', "Hi, I'd like a quote & a visit")).toBe(
    "sms:+17045550142?&body=Hi%2C%20I'd%20like%20a%20quote%20%26%20a%20visit",
  )
})
