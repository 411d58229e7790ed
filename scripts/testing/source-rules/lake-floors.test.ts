import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../environment/project-root.ts'
import { imports, isUnder, sentence } from './imports.ts'

/** What each folder of the lake may import of the others. All may read `options.ts` and the files at the top put the folders together. */
const allowed: Record<string, readonly string[]> = {
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

test('each folder of the lake has its direction', () => {
  const folders = readdirSync(path.join(root, 'lake'), { withFileTypes: true })
  const named = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  expect(named.sort()).toEqual([...Object.keys(allowed), 'testing'].sort())
})

test.each(Object.entries(allowed))('lake/%s imports %j of the rest of the lake', (folder, others) => {
  const inside = imports.filter(({ file }) => isUnder(file, `lake/${folder}`) && !file.endsWith('.test.ts'))
  const wrong = inside.filter(
    ({ target }) =>
      target.startsWith('lake/') &&
      target !== 'lake/options.ts' &&
      ![folder, ...others].some((other) => isUnder(target, `lake/${other}`)),
  )
  expect(wrong.map(sentence)).toEqual([])
})
