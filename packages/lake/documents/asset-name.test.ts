import { expect, test } from 'vitest'
import { assetUrls } from './asset-name.ts'

const at = '2026-01-01T00:00:00.000Z'
const path = 'images/local/production/a-1x1.png'
const picture = { _id: 'a', _type: 'sanity.imageAsset', _rev: 'a', _createdAt: at, _updatedAt: at, path }

test.each([
  [undefined, 'localhost'],
  ['0.0.0.0', 'localhost'],
  ['::', 'localhost'],
  ['::1', '[::1]'],
  ['192.0.2.7', '192.0.2.7'],
])('a lake that listens at %s gives its files addresses at %s', (host, name) => {
  const { url } = assetUrls({ host, port: 3333 })(picture)
  expect(url).toBe(`http://${name}:3333/lake/${path}`)
})
