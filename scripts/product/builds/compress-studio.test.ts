import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressIn } from './compress-studio.ts'

test('every script and style gets a small form, also after a run that was ended in the middle', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'studio-static-'))
  const texts = { 'a.js': 'a()'.repeat(99), 'b.js': 'b()'.repeat(99), 'c.css': 'c {}'.repeat(99) }
  for (const [name, text] of Object.entries({
    ...texts,
    'd.png': 'picture',
    'a.js.br': 'done',
    'b.js.part': 'h',
  }))
    writeFileSync(join(directory, name), text)
  await compressIn(directory)
  expect(readdirSync(directory)).toEqual(['a.js', 'a.js.br', 'b.js', 'b.js.br', 'c.css', 'c.css.br', 'd.png'])
  expect(readFileSync(join(directory, 'a.js.br'), 'utf8')).toBe('done')
  for (const name of ['b.js', 'c.css'] as const)
    expect(brotliDecompressSync(readFileSync(join(directory, `${name}.br`))).toString()).toBe(texts[name])
})
