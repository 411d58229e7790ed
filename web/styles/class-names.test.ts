import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

/** Colors of a surface, which a sheet of its own lays out. */
const SHARED = ['tokens.css']

test('no class begins in two style sheets, where one would change what the other is for', () => {
  const sheets = globSync('**/*.css', { cwd: import.meta.dirname }).filter((sheet) => !SHARED.includes(sheet))
  const places = new Map<string, string[]>()
  for (const sheet of sheets) {
    const text = readFileSync(path.join(import.meta.dirname, sheet), 'utf8')
    const begun = new Set([...text.matchAll(/^(\.[\w-]+) \{/gm)].map(([, name = '']) => name))
    for (const name of begun) places.set(name, [...(places.get(name) ?? []), sheet])
  }
  expect(places.get('.stars')).toEqual(['blocks/marks.css'])
  expect([...places].filter(([, found]) => found.length > 1)).toEqual([])
})
