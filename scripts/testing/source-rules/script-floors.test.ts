import { globSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../environment/project-root.ts'
import { imports, isUnder, sentence } from './imports.ts'

/** What each folder of scripts may import of the others: of those above it alone, so that no two import each other. */
const allowed: Record<string, readonly string[]> = {
  console: [],
  environment: ['console'],
  fonts: ['environment'],
  seed: ['environment', 'console'],
  'lake-content': ['environment', 'console'],
  people: ['environment', 'console'],
  'product/processes': ['environment', 'console'],
  'product/builds': ['product/processes', 'environment', 'console'],
  product: ['seed', 'environment', 'console'],
  update: ['product', 'environment', 'console'],
  'testing/source-rules': ['environment'],
  'testing/studio-rules': [],
  'testing/test-run': ['product/builds', 'environment', 'console'],
  testing: ['product', 'seed', 'environment', 'console'],
  fuzz: ['product', 'console'],
  prove: ['testing', 'fuzz', 'product', 'environment', 'console'],
  lighthouse: ['product', 'console'],
  bench: ['lighthouse', 'testing', 'product', 'seed', 'environment', 'console'],
}
const folders = Object.keys(allowed)

test('every folder of scripts has its direction, but that of the commands, which put them together', () => {
  const found = globSync('scripts/*/', { cwd: root }).map((folder) => path.basename(folder))
  expect(found.sort()).toEqual([...folders.filter((name) => !name.includes('/')), 'commands'].sort())
})

test.each(Object.entries(allowed))('scripts/%s imports %j of the rest of scripts', (folder, others) => {
  const wrong = imports.filter(
    ({ file, target }) =>
      folderOf(file) === folder &&
      !file.endsWith('.test.ts') &&
      target.startsWith('scripts/') &&
      ![folder, ...others].some((other) => isUnder(target, `scripts/${other}`)),
  )
  expect(wrong.map(sentence)).toEqual([])
})

test.each(Object.entries(allowed))('scripts/%s imports %j, which are above it', (folder, others) => {
  expect(others.filter((other) => folders.indexOf(other) >= folders.indexOf(folder))).toEqual([])
})

/** The innermost folder that has a direction. */
function folderOf(file: string): string | undefined {
  return folders.find((folder) => isUnder(file, `scripts/${folder}`))
}
