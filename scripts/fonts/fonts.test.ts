import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cutFonts } from './cut.ts'

test('the files of the site are those that `npm run fonts` makes', async () => {
  const fonts = await cutFonts()
  expect(fonts).toHaveLength(5)
  for (const { file, font } of fonts) expect(readFileSync(file).equals(font), file).toBe(true)
})
