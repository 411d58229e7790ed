import { expect, test } from 'vitest'
import { promisesEmergencies } from './emergency-words.ts'

test.each([
  'Emergency repairs',
  'We answer emergencies',
  'Call 24/7',
  'Here around the clock',
  'Day or night',
])('%j in a text, however deep it stands, promises emergencies', (words) => {
  const block = { _type: 'block', children: [{ _type: 'span', text: words }] }
  expect(promisesEmergencies({ _type: 'faq', answer: [block] })).toBe(true)
})

test('names, addresses and what is left out without emergencies promise nothing', () => {
  const home = { _id: 'home', emergency: 'Storm emergency?', emergencyText: 'Call 24/7' }
  const notice = { _type: 'emergencyNotice', urgency: 'emergency', heading: 'Call before you dig' }
  const service = { slug: { current: 'emergency-repairs' }, title: '24 hours or 7 days', sections: [notice] }
  expect([home, service, null, 'Merge'].some(promisesEmergencies)).toBe(false)
})
