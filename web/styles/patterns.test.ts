import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Firefox 153 draws nothing, or hairlines, where a color in OKLCH ends sharply in a gradient that repeats itself. */
test('patterns are tiles that repeat, not gradients that do', () => {
  const sheets = globSync('**/*.css', { cwd: import.meta.dirname })
  const repeating = sheets.filter((sheet) =>
    readFileSync(`${import.meta.dirname}/${sheet}`, 'utf8').includes('repeating-'),
  )
  expect(sheets).not.toEqual([])
  expect(repeating).toEqual([])
})
