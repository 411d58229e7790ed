import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { homeOf } from './project-root.ts'

test('a version in a folder of "releases" shares .env and content with the others of its installation', () => {
  const above = mkdtempSync(path.join(tmpdir(), 'installation-'))
  const version = path.join(above, 'releases/2026-12')
  expect(homeOf(version)).toBe(version)
  writeFileSync(path.join(above, '.env'), '')
  expect(homeOf(version)).toBe(above)
  expect(homeOf(above)).toBe(above)
})
