import { spawnSync } from 'node:child_process'
import { appendFileSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { temporaryClone } from '../../testing/temporary-clone.ts'
import { LiveProcess } from '../processes/live-process.ts'
import { builtFrom } from './builds.ts'

const BUILD =
  "import { buildIslands } from './scripts/product/builds/builds.ts'; await buildIslands(process.env)"
const VERSION = `import { isEverythingBuilt } from './scripts/product/builds/builds.ts'
  const variables = { ...process.env }
  isEverythingBuilt(variables)
  console.log(variables.SITE_VERSION)`
const WATCH = "import { rebuildIslandsOnChange } from './scripts/product/builds/watch-islands.ts'"

/** Builds the islands when they are out of date; tells whether they were. */
const wereOutOfDate = (clone: string) => saidBy(BUILD, clone).includes('Built the islands')
const versionOf = (clone: string, variables = {}) => saidBy(VERSION, clone, variables)

function saidBy(text: string, cwd: string, variables = {}): string {
  const env = { ...process.env, ...variables }
  const { status, stdout, stderr } = spawnSync(process.execPath, program(text), {
    cwd,
    env,
    encoding: 'utf8',
  })
  expect(status, stderr).toBe(0)
  return stdout
}

const program = (text: string) => ['--input-type=module-typescript', '-e', text]
const change = (clone: string, file: string, line = '// changed') =>
  appendFileSync(path.join(clone, file), `\n${line}\n`)

function rewrite(clone: string, file: string, from: string, to: string): void {
  const whole = path.join(clone, file)
  const before = readFileSync(whole, 'utf8')
  expect(before).toContain(from)
  writeFileSync(whole, before.replace(from, to))
}

test('the islands are built again when one of their files has changed, and not for a test or the sample content', () => {
  const clone = temporaryClone()
  expect(wereOutOfDate(clone)).toBe(true)
  for (const file of [
    'content/seed/business.ts',
    'web/components/layout/site-header.tsx',
    'scripts/commands/content/seed.ts',
  ])
    change(clone, file)
  expect(wereOutOfDate(clone)).toBe(false)
  for (const file of ['content/prices/price.ts', 'web/publish/offline/service-worker.ts']) {
    change(clone, file)
    expect(wereOutOfDate(clone), file).toBe(true)
  }
})

test('the version of the site is another one when a page may be, and not when tests or what they share has changed', () => {
  const clone = temporaryClone('web/testing', 'content/seed', 'web/app/examples', 'web/components')
  const first = versionOf(clone)
  for (const file of [
    'web/testing/rendered.ts',
    'packages/pages-as-files/testing/lake.ts',
    'content/seed/tests/testing/page-elements.ts',
    'web/app/examples/examples.ts',
    'web/components/hero/hero.test.tsx',
  ])
    change(clone, file)
  rewrite(clone, 'package.json', '"scripts": {', '"scripts": { "mine": "node mine.ts",')
  expect(versionOf(clone)).toBe(first)
  rewrite(clone, 'package.json', 'chrome >= 111', 'chrome >= 112')
  expect(versionOf(clone)).not.toBe(first)
  expect(versionOf(clone, { SITE_URL: 'https://www.site.example' })).not.toBe(first)
  for (const file of [
    'web/components/hero/hero.tsx',
    'packages/pages-as-files/publish/pages/finished-html.ts',
  ]) {
    const before = versionOf(clone)
    change(clone, file)
    expect(versionOf(clone), file).not.toBe(before)
  }
})

test('the Studio is built again when a file beside its build that takes part in it has changed', () => {
  const program = readFileSync(path.join(import.meta.dirname, 'build-studio.ts'), 'utf8')
  const besides = [...program.matchAll(/from '\.\/([^']+)'/g)].map(
    ([, name]) => `scripts/product/builds/${name}`,
  )
  expect(besides).toContain('scripts/product/builds/first-screen.ts')
  expect(builtFrom(process.env)).toEqual(expect.arrayContaining(besides))
})

test('a build leaves one script of each name, and the service worker above them', () => {
  const clone = temporaryClone()
  wereOutOfDate(clone)
  for (const name of ['site', 'head']) change(clone, `web/app/islands/${name}.ts`, 'console.log("another")')
  wereOutOfDate(clone)
  for (const name of ['head', 'site'])
    expect(globSync(`web/public/islands/${name}-*.js`, { cwd: clone })).toHaveLength(1)
  expect(existsSync(path.join(clone, 'web/public/service-worker.js'))).toBe(true)
})

test('in development a change is built at once, also the one that follows a mistake', async () => {
  const clone = temporaryClone()
  const watching = new LiveProcess({
    name: 'the watch',
    arguments: program(`${BUILD}; ${WATCH}; rebuildIslandsOnChange(process.env); process.send('ready')`),
    variables: process.env,
    directory: clone,
  })
  await watching.ready()
  change(clone, 'content/prices/price.ts', '/* a comment without an end')
  await watching.says('price.ts')
  change(clone, 'content/prices/price.ts', '*/')
  change(clone, 'web/publish/offline/pages.ts', 'console.log("seen by the service worker")')
  const worker = () => readFileSync(path.join(clone, 'web/public/service-worker.js'), 'utf8')
  await expect.poll(worker).toContain('seen by the service worker')
  await watching.stop()
})
