import { globSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../../environment/project-root.ts'
import { crossesFloors, floors, imports, isUnder, linesOf, sentence } from './imports.ts'

/** Which of our own floors a floor may import, itself aside. */
const allowed: Record<string, readonly string[]> = {
  content: [],
  lake: [],
  studio: ['content'],
  web: ['content'],
  scripts: ['content', 'lake', 'studio/schema'],
  e2e: ['content'],
}

/** Proofs hold the pages against the schema, so they alone look across. */
const proofs = { folder: 'web/proof', may: 'studio/schema' }

/** The same inside web: parts know the parts below them only. */
const allowedInWeb: Record<string, readonly string[]> = {
  ui: [],
  documents: [],
  parts: ['documents', 'ui'],
  sections: ['parts', 'documents', 'ui'],
  chapters: ['sections', 'parts', 'documents', 'ui'],
  templates: ['chapters', 'sections', 'parts', 'documents', 'queries', 'ui'],
  frame: ['sections', 'parts', 'documents', 'ui'],
  islands: [],
  styles: [],
}

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
        !(isUnder(found.file, proofs.folder) && isUnder(found.target, proofs.may)),
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

test.each(Object.entries(allowedInWeb))('web/%s imports %j of the rest of web', (part, others) => {
  const inside = imports.filter(
    ({ file, target }) => file.startsWith(`web/${part}/`) && target.startsWith('web/'),
  )
  const wrong = inside.filter(
    ({ target }) => ![part, ...others].some((other) => isUnder(target, `web/${other}`)),
  )
  expect(wrong.map(sentence)).toEqual([])
})

test('pages are made from at most ten templates, and a route file has at most 40 lines', () => {
  const templates = readdirSync(path.join(root, 'web/templates'))
  expect(templates.length).toBeGreaterThan(1)
  expect(templates.length).toBeLessThanOrEqual(10)
  const routes = globSync('web/app/**/page.tsx', { cwd: root })
  expect(routes.length).toBeGreaterThan(10)
  expect(routes.filter((file) => linesOf(file) > 40)).toEqual([])
  const composed = imports.filter(({ file }) => routes.includes(file)).map(({ target }) => target)
  const parts = composed.filter(
    (target) => isUnder(target, 'web/chapters') || isUnder(target, 'web/sections'),
  )
  expect(parts).toEqual([])
})

test('in web only the store talks to the content lake', () => {
  const wrong = imports.filter(
    ({ file, source }) =>
      /^@sanity\/client|^next-sanity/.test(source) && file.startsWith('web/') && !file.startsWith('web/cms/'),
  )
  expect(wrong.map(sentence)).toEqual([])
})

test('content knows neither React nor HTTP', () => {
  const wrong = imports.filter(
    ({ floor, source }) => floor === 'content' && /^(react|next|node:https?|@sanity\/client)\b/.test(source),
  )
  expect(wrong.map(sentence)).toEqual([])
})
