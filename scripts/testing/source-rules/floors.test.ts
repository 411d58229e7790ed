import { globSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../../environment/project-root.ts'

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

/** The same inside the lake, where all may read `options.ts` and the files at the top put the folders together. */
const allowedInLake: Record<string, readonly string[]> = {
  errors: [],
  documents: [],
  processes: [],
  http: ['errors', 'documents'],
  data: ['errors', 'documents'],
  history: ['data', 'errors', 'documents'],
  mutations: ['data', 'errors', 'documents'],
  webhooks: ['data', 'documents'],
  auth: ['data', 'http', 'errors'],
  images: ['processes', 'errors', 'documents'],
  assets: ['images', 'data', 'errors', 'documents'],
  query: ['assets', 'data', 'processes', 'errors', 'documents'],
  listen: ['query', 'history', 'data', 'errors', 'documents'],
  studio: ['mutations', 'data', 'errors', 'documents'],
  sockets: ['http', 'documents'],
  endpoints: [
    ...['auth', 'assets', 'images', 'query', 'listen', 'history', 'mutations', 'studio'],
    ...['http', 'data', 'errors', 'documents'],
  ],
  contract: [],
}

const IMPORT = /(?:^(?:import|export|\})[^'"`\n]*\bfrom\s+|^import\s+|\bimport\(\s*)['"]([^'"\n]+)['"]/gm

type Import = { file: string; floor: string; target: string; source: string }

const files = Object.keys(allowed).flatMap((floor) =>
  globSync(`${floor}/**/*.{ts,tsx}`, { cwd: root, exclude: (name) => /node_modules|\.next/.test(name) }),
)
const imports = files.filter((file) => !file.endsWith('.types.ts')).flatMap(importsOf)

test('there are imports to look at on every floor', () => {
  expect(new Set(imports.map(({ floor }) => floor))).toEqual(new Set(Object.keys(allowed)))
})

describe.each(Object.entries(allowed))('%s', (floor, others) => {
  test(`imports ${others.join(', ') || 'nothing'} of our other floors`, () => {
    const wrong = imports.filter(
      (found) =>
        found.floor === floor &&
        crosses(found) &&
        !others.some((other) => isUnder(found.target, other)) &&
        !(isUnder(found.file, proofs.folder) && isUnder(found.target, proofs.may)),
    )
    expect(wrong.map(sentence)).toEqual([])
  })
})

test('across floors an import is written #floor/file.ts, within a floor it is relative', () => {
  const wrong = imports.filter(
    (found) => found.target !== '' && crosses(found) !== found.source.startsWith('#'),
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

test('each folder of the lake has its direction', () => {
  const folders = readdirSync(path.join(root, 'lake'), { withFileTypes: true })
  const named = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  expect(named.sort()).toEqual([...Object.keys(allowedInLake), 'testing'].sort())
})

test.each(Object.entries(allowedInLake))('lake/%s imports %j of the rest of the lake', (folder, others) => {
  const inside = imports.filter(({ file }) => isUnder(file, `lake/${folder}`) && !file.endsWith('.test.ts'))
  const wrong = inside.filter(
    ({ target }) =>
      target.startsWith('lake/') &&
      target !== 'lake/options.ts' &&
      ![folder, ...others].some((other) => isUnder(target, `lake/${other}`)),
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

function importsOf(file: string): Import[] {
  const text = readFileSync(path.join(root, file), 'utf8')
  return [...text.matchAll(IMPORT)].map(([, source = '']) => {
    return { file, floor: floorOf(file), source, target: targetOf(file, source) }
  })
}

/** The imported file relative to the clone; empty for a package. */
function targetOf(file: string, source: string): string {
  if (source.startsWith('#')) return source.slice(1)
  if (source.startsWith('.')) return path.join(path.dirname(file), source)
  return ''
}

function linesOf(file: string): number {
  return readFileSync(path.join(root, file), 'utf8').trimEnd().split('\n').length
}

function crosses({ floor, target }: Import): boolean {
  return target !== '' && floorOf(target) !== floor
}

function floorOf(file: string): string {
  return file.split('/')[0] ?? ''
}

function isUnder(file: string, folder: string): boolean {
  return file.startsWith(`${folder}/`)
}

function sentence({ file, source }: Import): string {
  return `${file} imports ${source}`
}
