import { expect, test } from 'vitest'
import { fingerprint } from './build-cache.ts'

const inputs = { paths: ['content', 'package.json'], without: ['.test.ts'], facts: ['PORT=3000'] }

test('the same files and facts have the same fingerprint', () => {
  expect(fingerprint(inputs)).toBe(fingerprint({ ...inputs, paths: ['content', 'package.json'] }))
})

test('a fact that is built in makes another fingerprint', () => {
  expect(fingerprint({ ...inputs, facts: ['PORT=4000'] })).not.toBe(fingerprint(inputs))
})

test('a file more or less makes another fingerprint', () => {
  expect(fingerprint({ ...inputs, paths: ['content'] })).not.toBe(fingerprint(inputs))
})

test('what makes no difference to the result makes none to the fingerprint', () => {
  const all = fingerprint({ ...inputs, without: ['.test.ts', 'nothing-is-called-so'] })
  expect(all).toBe(fingerprint(inputs))
})
