import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { letFormsBeSeen, nameFirstScripts } from './build-studio.ts'

let directory: string

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'built-studio-'))
  mkdirSync(join(directory, '.vite'))
  writeFileSync(join(directory, 'index.html'), '<html><head><title>Studio</title></head></html>')
})

test('the page names what its script imports, and what that imports, each once', async () => {
  writeManifest({
    'app.js': { file: 'static/app.js', isEntry: true, imports: ['_one.js', '_two.js'] },
    '_one.js': { file: 'static/one.js', imports: ['_two.js'] },
    '_two.js': { file: 'static/two.js', imports: ['_one.js'] },
    'later.js': { file: 'static/later.js', isDynamicEntry: true },
  })
  await nameFirstScripts(directory)
  const html = readFileSync(join(directory, 'index.html'), 'utf8')
  expect(html).toBe(
    '<html><head><title>Studio</title><link href="/static/one.js" rel="modulepreload"/><link href="/static/two.js" rel="modulepreload"/></head></html>',
  )
  expect(readdirSync(directory)).toEqual(['index.html'])
})

test('a build without a first script stops with the reason', async () => {
  writeManifest({ 'later.js': { file: 'static/later.js' } })
  await expect(nameFirstScripts(directory)).rejects.toThrow('names no script to begin with')
})

test('the page can be enlarged, and ends where a phone’s keyboard begins', async () => {
  const page = join(directory, 'index.html')
  writeFileSync(page, '<meta content="width=device-width, maximum-scale=1" name="viewport"/>')
  await letFormsBeSeen(page)
  expect(readFileSync(page, 'utf8')).toBe(
    '<meta content="width=device-width, interactive-widget=resizes-content" name="viewport"/>',
  )
  await expect(letFormsBeSeen(page)).rejects.toThrow('no "maximum-scale=1"')
})

function writeManifest(manifest: object): void {
  writeFileSync(join(directory, '.vite/manifest.json'), JSON.stringify(manifest))
}
