import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../environment/project-root.ts'
import { crossesFloors, files, floors, imports, isUnder, reached, sentence } from './imports.ts'

const MADE_HERE = /^(node_modules|\..*|dist|public)$/

/** The tests of the sample content render its pages and hold them against the schema, so they alone look across. */
const SEED_TESTS = 'content/seed/tests'
const allowedInSeedTests = ['content', 'web', 'studio/schema', 'packages/lake']

/** The innermost folder of the page that each file is in. */
const innermost = new Map(
  files.map((file) => {
    const around = floors.flatMap(({ name, folders }) => folders.map((folder) => `${name}/${folder}`))
    const longest = around.filter((folder) => isUnder(file, folder)).sort((a, b) => b.length - a.length)
    return [file, longest[0] ?? '']
  }),
)
/** What has a name, and the names of what it leads to. */
type Leading = readonly [name: string, targets: readonly string[]]

test.each(floors)('$name imports only the floors that it may', ({ name, may }) => {
  const ours = imports.filter(({ floor }) => floor === name)
  const wrong = ours.filter((found) => {
    const allowed = isUnder(found.file, SEED_TESTS) ? allowedInSeedTests : may
    return crossesFloors(found) && !allowed.some((other) => isUnder(found.target, other))
  })
  expect(ours.length).toBeGreaterThan(0)
  expect(wrong.map(sentence)).toEqual([])
})

test.each(floors)('every folder of $name is in docs/folders.md, and no other', ({ name, folders }) => {
  const found = globSync(`${name}/*/`, { cwd: root }).map((folder) => path.basename(folder))
  const named = new Set(folders.map((folder) => folder.split('/')[0] ?? ''))
  expect([...named].sort()).toEqual(found.filter((folder) => !MADE_HERE.test(folder)).sort())
})

/** Forms of the Studio lean on its jobs, journeys on what other journeys begin with. */
const directed = floors.filter(({ name }) => name !== 'e2e')

test.each(directed)('in $name no folder needs itself, by whatever way', ({ name }) => {
  const between = imports.flatMap(({ file, target }): [string, string][] => {
    const [from = '', to = ''] = [innermost.get(file), innermost.get(target)]
    const isBetween = from !== to && isUnder(from, name) && isUnder(to, name)
    return isBetween && !/\btest[.-]/.test(file) ? [[from, to]] : []
  })
  expect(between.length).toBeGreaterThan(2)
  const targets = [...Map.groupBy(between, ([from]) => from)]
  expect(inCircles(targets.map(([from, found]): Leading => [from, found.map(([, to]) => to)]))).toEqual([])
})

test('the scripts of a page take nothing of the rest of the site', () => {
  const isScript = (file: string) => /\.island\.ts$|^web\/(app\/islands|publish\/offline)\//.test(file)
  const wrong = imports.filter(
    ({ file, target }) => isScript(file) && isUnder(target, 'web') && !isScript(target),
  )
  expect(wrong.map(sentence)).toEqual([])
})

test('across floors an import is written #floor/file.ts or by the name of a package, within a floor it is relative', () => {
  const wrong = imports.filter(
    (found) => found.target !== '' && crossesFloors(found) === found.source.startsWith('.'),
  )
  expect(wrong.map(sentence)).toEqual([])
})

/** The files of `web/lake` that talk to it, beside parts of queries and marks of the preview, which don't. */
const ASKS_LAKE = ['ask', 'client', 'hear-lake', 'load-drafts', 'secret-client'].map(
  (name) => `web/lake/${name}.`,
)

/** What renders through Next's documented modules. */
const mayImportNext = [
  'web/app/',
  'web/styles/fonts.ts',
  'web/search/cards/draw-card.tsx',
  'web/search/icons/draw-icon.tsx',
  'web/components/preview/',
  'web/lake/load.ts',
  'web/lake/load-drafts.ts',
  'web/lake/secret-client.ts',
]

/** What only these may import; others take no more than types. */
const kept: readonly [what: string, source: RegExp, floor: string, by: readonly string[]][] = [
  ['Next', /^next\b/, 'web', mayImportNext],
  ['the client of the lake', /^@sanity\/client|^next-sanity$/, 'web', ASKS_LAKE],
  ['React or HTTP', /^(react|next|node:https?|@sanity\/client)\b/, 'content', [SEED_TESTS]],
]

test.each(kept)('%s, which is %s, is in %s for %j alone', (_, source, floor, by) => {
  const wrong = imports.filter(
    (found) =>
      found.floor === floor &&
      source.test(found.source) &&
      !found.isType &&
      !by.some((may) => found.file.startsWith(may)),
  )
  expect(wrong.map(sentence)).toEqual([])
})

test('what visitors talk to takes neither Next, nor React, nor the lake’s client, not even through others', () => {
  const served = files.filter(
    (file) =>
      /^(web\/publish\/delivery|packages\/pages-as-files\/(delivery|published))\//.test(file) &&
      !file.endsWith('.test.ts'),
  )
  const all = reached(served)
  const packages = imports.filter(
    ({ file, target, isType }) => !isType && target === '' && all.includes(file),
  )
  expect(packages.map(({ source }) => source)).toContain('node:http')
  const rendering = /^(next|react|react-dom|@sanity\/client|sanity|sharp)(\/|$)/
  expect(packages.filter(({ source }) => rendering.test(source)).map(sentence)).toEqual([])
  const rendered = all.filter((file) => /^web\/(app|lake|page-kinds|components)\//.test(file))
  // By its name alone they know an editor.
  expect(rendered).toEqual(['web/lake/draft-cookie.ts'])
})

test('a route file composes a page from its kind alone, and has at most 40 lines', () => {
  const routes = globSync('web/app/**/page.tsx', { cwd: root })
  expect(routes.length).toBeGreaterThan(4)
  expect(
    routes.filter((file) => readFileSync(path.join(root, file), 'utf8').trimEnd().split('\n').length > 40),
  ).toEqual([])
  const composed = imports.filter(({ file }) => routes.includes(file)).map(({ target }) => target)
  const parts = composed.filter(
    (target) => isUnder(target, 'web/lake/fragments') || isUnder(target, 'web/sections'),
  )
  expect(parts).toEqual([])
})

/** Those of which each leads back to itself, or to one that does. */
function inCircles(all: readonly Leading[]): string[] {
  const left = new Map(all)
  const isFree = ([, targets]: Leading) => !targets.some((target) => left.has(target))
  for (let free = [...left].filter(isFree); free.length > 0; free = [...left].filter(isFree))
    for (const [name] of free) left.delete(name)
  return [...left.keys()]
}
