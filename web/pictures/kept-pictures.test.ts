import { mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { KeptPictures } from './kept-pictures.ts'

let folder: string
let drawn: string[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'))
  drawn = []
})

afterEach(() => rmSync(folder, { recursive: true }))

test('a picture is drawn once, and kept for the next start', async () => {
  const pictures = new KeptPictures(folder, 10)
  const both = await Promise.all([ask(pictures, 'a'), ask(pictures, 'a')])
  expect(both).toEqual(['a', 'a'])
  expect(await ask(new KeptPictures(folder, 10), 'a')).toBe('a')
  expect(drawn).toEqual(['a'])
})

test('what nobody asks for makes room for what somebody does, however much is asked for', async () => {
  const pictures = new KeptPictures(folder, 10)
  for (let turn = 0; turn < 100; turn += 1) {
    await ask(pictures, `made up ${turn}`)
    await ask(pictures, 'the first of a page')
    expect(readdirSync(folder).length).toBeLessThanOrEqual(11)
  }
  expect(drawn.filter((name) => name === 'the first of a page')).toHaveLength(1)
})

test('a picture that can’t be drawn is no picture, and is tried again', async () => {
  const pictures = new KeptPictures(folder, 10)
  const fails = () => Promise.reject(new Error('The lake is away.'))
  await expect(pictures.get('a', fails)).rejects.toThrow('The lake is away.')
  expect(await ask(pictures, 'a')).toBe('a')
})

test('a picture that can’t be kept is shown all the same', async () => {
  const nowhere = join(folder, 'nowhere')
  symlinkSync(join(folder, 'none', 'at all'), nowhere)
  expect(await ask(new KeptPictures(nowhere, 10), 'a')).toBe('a')
})

async function ask(pictures: KeptPictures, name: string): Promise<string> {
  const picture = await pictures.get(name, async () => {
    drawn.push(name)
    return Buffer.from(name)
  })
  return picture.toString()
}
