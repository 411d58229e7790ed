import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { addressedTypes, pathOf } from '#content/addresses/routes.ts'
import { slugProblem } from '#content/addresses/web-address.ts'

test('no document is given an address that a route of its own answers', () => {
  const routes = globSync('*/**/{page,route}.{ts,tsx}', { cwd: import.meta.dirname })
  const folders = new Set(
    routes.map((route) => route.split('/')[0] ?? '').filter((name) => /^[a-z-]+$/.test(name)),
  )
  expect(folders).toContain('any-town')
  const taken = [...folders].flatMap((folder) =>
    addressedTypes
      .flatMap((type) => [`${folder}/painting`, folder].map((slug) => ({ _type: type, slug })))
      .filter(({ _type, slug }) => slugProblem(_type, slug) === undefined)
      .map(pathOf)
      .filter((path) => path.startsWith(`/${folder}/`)),
  )
  expect(taken).toEqual([])
})
