import { globSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { root } from '../../environment/project-root.ts'
import { crossesFloors, files, floors, imports, isUnder, linesOf, sentence } from './imports.ts'
import { allowedInWeb, mayImportNext } from './web-floors.ts'

/** Which of our own floors a floor may import, itself aside. */
const allowed: Record<string, readonly string[]> = {
  content: [],
  lake: [],
  studio: ['content'],
  web: ['content'],
  scripts: ['content', 'lake', 'studio/schema', 'studio/actions'],
  e2e: ['content'],
}

/** The tests of content hold the pages against the schema, so they alone look across. */
const contentTests = { folder: 'web/content-tests', may: 'studio/schema' }

test('there are imports to look at on every floor', () => {
  expect(new Set(imports.map(({ floor }) => floor))).toEqual(new Set(floors))
})

describe.each(Object.entries(allowed))('%s', (floor, others) => {
  test(`imports ${others.join(', ') || 'nothing'} of our other floors`, () => {
    const wrong = imports.filter(
      (found) =>
        found.floor === floor &&
        crossesFloors(found) &&
        !others.some((other) => isUnder(found.target, other)) &&
        !(isUnder(found.file, contentTests.folder) && isUnder(found.target, contentTests.may)),
    )
    expect(wrong.map(sentence)).toEqual([])
  })
})

test('across floors an import is written #floor/file.ts, within a floor it is relative', () => {
  const wrong = imports.filter(
    (found) => found.target !== '' && crossesFloors(found) !== found.source.startsWith('#'),
  )
  expect(wrong.map(sentence)).toEqual([])
})

test('every folder of web has its direction', () => {
  const folders = new Set(files.flatMap((file) => /^web\/([^/]+)\//.exec(file)?.[1] ?? []))
  expect([...folders].filter((folder) => !(folder in allowedInWeb))).toEqual([])
})

test.each(Object.entries(allowedInWeb))('web/%s imports %j of the rest of web', (folder, others) => {
  const wrong = imports.filter(
    ({ file, target }) =>
      file.startsWith(`web/${folder}/`) &&
      /^web\/.+\//.test(target) &&
      ![folder, ...others].some((other) => isUnder(target, `web/${other}`)) &&
      !(/\btest[.-]/.test(file) && isUnder(target, 'web/testing')),
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
    ({ floor, source }) => floor === 'content' && /^(react|next|node:https?|@sanity\/client)\b/.test(source),
  )
  expect(wrong.map(sentence)).toEqual([])
})
