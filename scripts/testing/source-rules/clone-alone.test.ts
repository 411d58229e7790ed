import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../environment/project-root.ts'

const TEXTS = '*.{ts,tsx,mjs,js,json,md,css,html,svg,txt}'
const PATTERNS = [
  TEXTS,
  '.{gitignore,env.example}',
  '.ci/*',
  `{docs,content,packages,studio,web,scripts,e2e}/**/${TEXTS}`,
]
const MADE_HERE = /^(node_modules|\.next.*|\.data|dist|public)$/

/** Where the paths of a file begin, when that is not where it lies: Next reads its own from the folder of the site. */
const begins: Readonly<Record<string, string>> = { 'next.config.ts': 'web' }

/** A path that climbs, from what stands before its first dot; in an address that is a slash. */
const CLIMBING = /(?<=[\s'"`(])(?:\.\.\/)*\.\.(?!\.)(?:\/[\w.@-]+)*/g
/** A path on one person's machine. */
const HOME = /(?<=[\s'"`(=])(?:\/(?:home|root|Users|work)|~)\/[\w.@/-]+/g

const files = PATTERNS.flatMap((pattern) =>
  globSync(pattern, { cwd: root, exclude: (name) => MADE_HERE.test(path.basename(name)) }),
)

test('nothing names a folder that a clone does not have', () => {
  expect(files.length).toBeGreaterThan(1_000)
  expect(files.flatMap(pathsOutside)).toEqual([])
})

function pathsOutside(file: string): string[] {
  const text = readFileSync(path.join(root, file), 'utf8')
  const from = path.resolve(root, begins[file] ?? path.dirname(file))
  const found = (pattern: RegExp) => [...text.matchAll(pattern)].map(([words]) => words)
  const leaving = found(CLIMBING).filter((climbing) => leaves(path.resolve(from, climbing)))
  return [...leaving, ...found(HOME)].map((words) => `${file} names ${words}`)
}

function leaves(target: string): boolean {
  return path.relative(root, target).startsWith('..')
}
