import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { charactersIn, charactersOf } from './characters.ts'
import { cutFonts } from './cut.ts'
import { readTables, writeTables } from './tables.ts'
import { axesTable, movesTable, packDeltas } from './variations.ts'

test('the files of the site are those that `npm run fonts` makes', async () => {
  const fonts = await cutFonts()
  expect(fonts).toHaveLength(2)
  for (const { file, font } of fonts) expect(readFileSync(file).equals(font), file).toBe(true)
})

test('a range stands for its characters', () => {
  expect(charactersIn('U+41-43, U+E9,U+2014')).toBe('ABCé—')
})

test('a file has the characters that its declaration names', () => {
  const declarations = `localFont({ src: './a.woff2', declarations: [{ prop: 'unicode-range', value: 'U+41' }] })
    localFont({ src: './b.woff2', declarations: [{ prop: 'unicode-range',\n value:\n 'U+42' }] })`
  expect([...charactersOf(declarations)]).toEqual([
    ['./a.woff2', 'A'],
    ['./b.woff2', 'B'],
  ])
})

test('deltas are packed as in the example of the specification', () => {
  const deltas = [10, -105, 0, -58, 0, 0, 0, 0, 0, 0, 0, 0, 4130, -1228]
  expect(packDeltas(deltas).toString('hex')).toBe('010a9780' + '00c6' + '87' + '411022fb34')
})

test('a run of more than 64 deltas is packed in several', () => {
  expect(packDeltas(new Array(65).fill(0))).toEqual(Buffer.of(0xbf, 0x80))
})

test('tables are read as they were written', () => {
  const tables = new Map([
    ['fvar', axesTable([{ tag: 'wght', least: 400, most: 760 }])],
    ['gvar', movesTable([[[[0, 0]]], [[[1, 0]]]], 1)],
  ])
  expect([...readTables(writeTables(tables))]).toEqual([...tables])
})
