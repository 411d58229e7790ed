import { expect, test } from 'vitest'
import { eventIn, formatEvent } from './log.ts'

const EVENT = {
  event: 'publish',
  message: 'Published two pages',
  details: { pages: ['/', '/about'], ms: 41 },
}
const forPrograms = { isForPrograms: true, secrets: [] }
const forPeople = { isForPrograms: false, secrets: [] }

test('an event of another process is read from its line, and any other line is none', () => {
  expect(eventIn(formatEvent(EVENT, forPrograms))).toEqual(EVENT)
  for (const line of ['Ready', '', '{"half', '{"event":1,"message":"x"}', '[]', '{}'])
    expect(eventIn(line)).toBeUndefined()
})

test.each([forPrograms, forPeople])('a secret is never told, however it is written: %j', (settings) => {
  const secrets = ['correct "horse" battery', 'token-of-24-characters', '']
  const told = { event: 'error', message: `It refuses ${secrets[0]}`, details: { stack: `at ${secrets[1]}` } }
  const line = formatEvent(told, { ...settings, secrets })
  expect(line).toContain('It refuses [secret]')
  expect(line).not.toMatch(/horse|token-of/)
})
