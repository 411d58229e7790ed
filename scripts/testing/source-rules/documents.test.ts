import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { commands } from '../../console/commands.ts'
import { root, versionIn } from '../../environment/project-root.ts'

const documents = globSync('{*,.ci/*,{docs,packages}/**/*}.md', {
  cwd: root,
  exclude: (name) => name === 'node_modules',
})
const tops = globSync('*/', { cwd: root }).map((folder) => path.basename(folder))

/** `[words](target)`, and `a path in code`, both without an anchor. */
const LINK = /\]\(([^)#\s]+)[^)]*\)/g
const CODE = /`([\w.@*{},/-]+)`/g
/** What a build or a run makes. */
const MADE = /(^|\/)(node_modules|dist|\.data|\.next|studio\/schema\.json)(\/|$)/

test('every path that a document names is there', () => {
  expect(documents.length).toBeGreaterThan(20)
  expect(documents.flatMap(lostPaths)).toEqual([])
})

test('every command of package.json has a line in "npm run help"', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(textOf('package.json'))
  expect(Object.keys(commands).sort()).toEqual(Object.keys(scripts).sort())
})

test('every command that a document names exists', () => {
  const named = documents.flatMap((file) =>
    [...textOf(file).matchAll(/npm run ([\w:-]*\w)/g)].map(([, name = '']) => ({ file, name })),
  )
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter(({ name }) => !(name in commands))).toEqual([])
})

test('the newest entry of the changelog is about the version of package.json', () => {
  const [, newest] = /^## (\S+)$/m.exec(textOf('CHANGELOG.md')) ?? []
  expect(newest).toBe(versionIn(root))
  const lock: unknown = JSON.parse(textOf('package-lock.json'))
  expect(lock).toMatchObject({ version: newest, packages: { '': { version: newest } } })
})

function lostPaths(file: string): string[] {
  const text = textOf(file)
  const links = [...text.matchAll(LINK)].map(([, target = '']) => target)
  const linked = links
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => path.join(path.dirname(file), target))
  const written = [...text.matchAll(CODE)].map(([, words = '']) => words).filter(isOfClone)
  return [...linked, ...written]
    .filter((target) => !MADE.test(target) && globSync(target, { cwd: root }).length === 0)
    .map((target) => `${file} names ${target}`)
}

/** A path that begins with a folder at the top of the clone. */
function isOfClone(words: string): boolean {
  return tops.some((top) => words.startsWith(`${top}/`))
}

function textOf(file: string): string {
  return readFileSync(path.join(root, file), 'utf8')
}
