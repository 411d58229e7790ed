import { globSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../environment/project-root.ts'
import { floors, mayImportNext } from './folders.ts'
import { crossesFloors, files, imports, isUnder, linesOf, sentence } from './imports.ts'

const MADE_HERE = /^(node_modules|\..*|dist|public)$/

/** The tests of the sample content render its pages and hold them against the schema, so they alone look across. */
const SEED_TESTS = 'content/seed/tests'
const allowedInSeedTests = ['content', 'web', 'studio/schema']

const rows = Object.entries(floors).flatMap(([floor, { folders, shared }]) =>
  Object.entries(folders).map(([name, { may }]) => ({ floor, name, may, shared })),
)
const directed = rows.flatMap(({ may, ...row }) => (may ? [{ ...row, may }] : []))

test('there are imports to look at on every floor', () => {
  expect(new Set(imports.map(({ floor }) => floor))).toEqual(new Set(Object.keys(floors)))
})

test.each(Object.entries(floors))('%s imports only the floors that it may', (floor, { may = [] }) => {
  const wrong = imports.filter(
    (found) =>
      found.floor === floor &&
      crossesFloors(found) &&
      !(isUnder(found.file, SEED_TESTS) ? allowedInSeedTests : may).some((other) =>
        isUnder(found.target, other),
      ),
  )
  expect(wrong.map(sentence)).toEqual([])
})

test.each(Object.entries(floors))(
  'every folder of %s is in the table, and no other',
  (floor, { folders }) => {
    const found = globSync(`${floor}/*/`, { cwd: root }).map((folder) => path.basename(folder))
    const named = Object.keys(folders).map((name) => name.split('/')[0] ?? '')
    expect([...new Set(named)].sort()).toEqual(found.filter((name) => !MADE_HERE.test(name)).sort())
  },
)

test.each(directed)('$floor/$name imports $may of its floor', ({ floor, name, may, shared }) => {
  const wrong = imports.filter(
    ({ file, target }) =>
      innermost(file) === `${floor}/${name}` &&
      !/\btest[.-]/.test(file) &&
      isUnder(target, floor) &&
      target !== `${floor}/${shared}` &&
      ![name, ...may].some((other) => isUnder(target, `${floor}/${other}`)),
  )
  expect(wrong.map(sentence)).toEqual([])
})

test.each(Object.keys(floors))('in %s no two folders may import each other, by whatever way', (floor) => {
  const left = new Map(directed.filter((row) => row.floor === floor).map(({ name, may }) => [name, may]))
  const isFree = (name: string) => !(left.get(name) ?? []).some((other) => left.has(other))
  for (let free = [...left.keys()].filter(isFree); free.length > 0; free = [...left.keys()].filter(isFree))
    for (const name of free) left.delete(name)
  expect([...left.keys()]).toEqual([])
})

test('no file needs itself when it is loaded, by whatever way', () => {
  const left = new Map(files.map((file) => [file, new Set<string>()]))
  for (const { file, target, isType } of imports) if (!isType && left.has(target)) left.get(file)?.add(target)
  const isFree = ([, targets]: [string, Set<string>]) => ![...targets].some((target) => left.has(target))
  for (let free = [...left].filter(isFree); free.length > 0; free = [...left].filter(isFree))
    for (const [file] of free) left.delete(file)
  expect([...left.keys()]).toEqual([])
})

test('across floors an import is written #floor/file.ts or by the name of a package, within a floor it is relative', () => {
  const wrong = imports.filter(
    (found) => found.target !== '' && crossesFloors(found) === found.source.startsWith('.'),
  )
  expect(wrong.map(sentence)).toEqual([])
})

test('in web only the routes import Next, the others no more than its types', () => {
  const wrong = imports.filter(
    ({ file, source, isType }) =>
      /^next\b/.test(source) &&
      file.startsWith('web/') &&
      !isType &&
      !mayImportNext.some((may) => file.startsWith(may)),
  )
  expect(wrong.map(sentence)).toEqual([])
})

test('a route file composes a page from its kind alone, and has at most 40 lines', () => {
  const routes = globSync('web/app/**/page.tsx', { cwd: root })
  expect(routes.length).toBeGreaterThan(10)
  expect(routes.filter((file) => linesOf(file) > 40)).toEqual([])
  const composed = imports.filter(({ file }) => routes.includes(file)).map(({ target }) => target)
  const parts = composed.filter(
    (target) => isUnder(target, 'web/fragments') || isUnder(target, 'web/sections'),
  )
  expect(parts).toEqual([])
})

test('in web only cms talks to the content lake', () => {
  const wrong = imports.filter(
    ({ file, source }) =>
      /^@sanity\/client|^next-sanity$/.test(source) &&
      file.startsWith('web/') &&
      !file.startsWith('web/cms/'),
  )
  expect(wrong.map(sentence)).toEqual([])
})

test('content knows neither React nor HTTP', () => {
  const wrong = imports.filter(
    ({ file, floor, source }) =>
      floor === 'content' &&
      !isUnder(file, SEED_TESTS) &&
      /^(react|next|node:https?|@sanity\/client)\b/.test(source),
  )
  expect(wrong.map(sentence)).toEqual([])
})

/** The folder of the table that a file is in, the innermost when one is in another. */
function innermost(file: string): string | undefined {
  const around = rows.map(({ floor, name }) => `${floor}/${name}`).filter((folder) => isUnder(file, folder))
  return around.sort((one, other) => other.length - one.length)[0]
}
