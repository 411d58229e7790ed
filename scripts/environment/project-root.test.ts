import { expect, test } from 'vitest'
import { homeOf } from './project-root.ts'

test('a version in a folder of "releases" shares .env and content with the others of its installation', () => {
  expect(homeOf('/srv/website/releases/2026-12')).toBe('/srv/website')
  expect(homeOf('/srv/website')).toBe('/srv/website')
})
