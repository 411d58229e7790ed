import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../environment/project-root.ts'
import { files, imports } from './imports.ts'

/**
 * What browsers have learned since Chrome 111, Edge 121, Firefox 113 and Safari 16.4 (`browserslist` in package.json). A script
 * asks for it first, as `'Segmenter' in Intl`, or calls it as `databases?.()`.
 */
const YOUNGER = [
  ...['toSorted', 'toReversed', 'toSpliced', 'fromAsync', 'groupBy', 'withResolvers', 'try', 'escape'],
  ...['toWellFormed', 'isWellFormed', 'Segmenter', 'DurationFormat', 'canParse', 'parse', 'any', 'transfer'],
  ...['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf'],
  ...['isDisjointFrom', 'toArray', 'getOrInsert', 'getOrInsertComputed'],
  ...['checkVisibility', 'setHTML', 'getHTML', 'moveBefore', 'requestClose', 'startViewTransition'],
  ...['databases', 'scheduler', 'requestIdleCallback', 'ToggleEvent', 'URLPattern', 'Temporal'],
]
/** Names that older things have too are looked for with their owner. */
const OWNERS: Readonly<Record<string, string>> = {
  any: 'AbortSignal',
  escape: 'RegExp',
  parse: 'URL',
  try: 'Promise',
}
/** Attributes that Firefox reflects since version 119 alone: `setAttribute` is as old as the web. */
const REFLECTED = /\.(?:aria[A-Z]\w*|role)\b(?!\()/

const scripts = reached(['web/islands/head.ts', 'web/islands/site.ts', 'web/offline/service-worker.ts'])

test('it looks at what visitors’ browsers run', () => {
  expect(scripts).toContain('web/islands/forms/quote-form.ts')
  expect(scripts).toContain('content/quote/quote-message.ts')
  expect(scripts).toContain('web/offline/shell.ts')
})

test('no script of a page needs a younger browser than the oldest that is promised', () => {
  const faults = scripts.flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8')
    return tooYoungIn(text).map((name) => `${file} uses ${name}, which an older browser doesn't have`)
  })
  expect(faults).toEqual([])
})

test('it would find them, and lets pass what is asked for first', () => {
  expect(tooYoungIn('lines.toSorted(byLength)')).toEqual(['toSorted'])
  expect(tooYoungIn('await indexedDB.databases()')).toEqual(['databases'])
  expect(tooYoungIn('await indexedDB.databases?.()')).toEqual([])
  expect(tooYoungIn('event instanceof ToggleEvent')).toEqual(['ToggleEvent'])
  expect(tooYoungIn('new Intl.Segmenter()')).toEqual(['Segmenter'])
  expect(tooYoungIn("if ('Segmenter' in Intl) new Intl.Segmenter()")).toEqual([])
  expect(tooYoungIn('AbortSignal.any(signals), promises.any()')).toEqual(['any'])
  expect(tooYoungIn('Promise.any(answers), JSON.parse(text)')).toEqual([])
  expect(tooYoungIn('dialog.ariaLabel = name')).toEqual(['.ariaLabel'])
  expect(tooYoungIn('// Safari does not know `scheduler`')).toEqual([])
})

function tooYoungIn(text: string): string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
  const used = YOUNGER.filter((name) => {
    const owner = OWNERS[name]
    const call = owner ? `\\b${owner}\\.${name}\\(` : `(?<!['"])\\b${name}\\b(?!['"]|\\?\\.)`
    return new RegExp(call).test(code) && !code.includes(`'${name}' in `)
  })
  return [...used, ...(REFLECTED.exec(code) ?? [])]
}

/** The files that a script is made of: itself, what it imports, and what that imports. */
function reached(entries: readonly string[]): string[] {
  const found = new Set(entries)
  for (const file of found)
    for (const { target } of imports.filter((one) => one.file === file && !one.isType))
      if (files.includes(target)) found.add(target)
  return [...found]
}

/** Safari 26 ends the page while it lays out text so: a phone that scrolled the home page lost it in a third of all visits. */
test('no style sheet asks for pretty wrapping', () => {
  const sheets = globSync('web/**/*.css', { cwd: root, exclude: ['web/.next*/**'] })
  expect(sheets).toContain('web/styles/base.css')
  const faults = sheets.filter((file) =>
    /text-wrap[\w-]*:\s*pretty/.test(readFileSync(path.join(root, file), 'utf8')),
  )
  expect(faults).toEqual([])
})
