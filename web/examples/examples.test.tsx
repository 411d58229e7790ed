import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { Rendered } from '../testing/rendered.ts'
import { exampleGroups } from './examples.ts'

const web = path.join(import.meta.dirname, '..')
const examples = Object.values(exampleGroups).flatMap((group) => Object.entries(group))

test.each(examples)('%s has something to show', (_name, example) => {
  expect(new Rendered(example).text).not.toBe('')
})

test('each name is there once', () => {
  const names = examples.map(([name]) => name)
  expect(names).toEqual([...new Set(names)])
})

test('every example of a section or block is shown', () => {
  const shown = globSync('examples/*.tsx', { cwd: web })
    .map((file) => readFileSync(path.join(web, file), 'utf8'))
    .join()
  const files = globSync('{sections,components,page-kinds}/**/example.ts', { cwd: web })
  expect(files.filter((file) => !shown.includes(`../${file}`))).toEqual([])
})
