import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../environment/project-root.ts'
import { versionIn } from '../../update/installation.ts'

test('the newest entry of the changelog is about the version of package.json', () => {
  const [, newest] = /^## (\S+)$/m.exec(readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8')) ?? []
  expect(newest).toBe(versionIn(root))
  const lock: unknown = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))
  expect(lock).toMatchObject({ version: newest, packages: { '': { version: newest } } })
})
