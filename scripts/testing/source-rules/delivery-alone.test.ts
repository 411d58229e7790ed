import { expect, test } from 'vitest'
import { files, imports } from './imports.ts'

/** What renders, and what asks the lake: visitors are served while all of it is away. */
const KEPT_OUT = /^(next|react|react-dom|@sanity\/client|sanity|sharp)(\/|$)/

test('what visitors talk to takes neither Next, nor React, nor the lake’s client, not even through others', () => {
  const served = files.filter(
    (file) => /^(web\/delivery|packages\/pages-as-files\/(delivery|published))\//.test(file) && !isTest(file),
  )
  const reached = new Set(served)
  const used = imports.filter(({ isType }) => !isType)
  for (const file of reached)
    for (const { target } of used.filter((found) => found.file === file)) if (target) reached.add(target)
  expect(reached.size).toBeGreaterThan(served.length)
  const packages = used.filter(({ file, target }) => reached.has(file) && target === '')
  expect(packages.map(({ source }) => source)).toContain('node:http')
  expect(packages.filter(({ source }) => KEPT_OUT.test(source))).toEqual([])
  expect([...reached].filter((file) => /^web\/(app|cms|page-kinds|components)\//.test(file))).toEqual([])
})

function isTest(file: string): boolean {
  return file.endsWith('.test.ts')
}
