import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { renderedPages } from './testing/rendered-pages.tsx'

const declarations = readFileSync(new URL('../../../web/styles/fonts.ts', import.meta.url), 'utf8')
const [core = ''] = /U\+[0-9A-F][^']*/.exec(declarations) ?? []
const other = new RegExp(`[^${core.replaceAll(/U\+([^-,]+)(?:-([^,]+))?,?\s*/g, toClass)}]`, 'gu')

test.each([...renderedPages])('%s is written in the characters of the first font file', (_, { whole }) => {
  // A character of the second file makes every visitor of the page load it: write it otherwise, or name it in
  // web/styles/fonts.ts as one of the first, and run `npm run fonts`.
  expect([...new Set(whole.text.match(other) ?? [])]).toEqual([])
})

function toClass(_: string, first: string, last: string = first): string {
  return `\\u{${first}}-\\u{${last}}`
}
