import { expect, test } from 'vitest'
import { fingerprint } from './build-cache.ts'

const inputs = { paths: ['content', 'package.json'], without: ['.test.ts'], facts: ['PORT=3000'] }

test('a build is another one when a fact that is built in is, or a file more or less', () => {
  expect(fingerprint({ ...inputs, without: ['.test.ts', 'nothing-is-called-so'] })).toBe(fingerprint(inputs))
  expect(fingerprint({ ...inputs, facts: ['PORT=4000'] })).not.toBe(fingerprint(inputs))
  expect(fingerprint({ ...inputs, paths: ['content'] })).not.toBe(fingerprint(inputs))
})
