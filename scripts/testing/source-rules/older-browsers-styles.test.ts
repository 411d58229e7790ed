import { readFileSync } from 'node:fs'
import path from 'node:path'
import tailwind from '@tailwindcss/postcss'
import { Features, transform } from 'lightningcss'
import postcss, { type ChildNode } from 'postcss'
import { expect, test } from 'vitest'
import { root } from '../../environment/project-root.ts'
import { css, type Feature, lackedBy } from './browser-support.ts'

/** What some promised browsers lack, and what they do without it. Nothing else may be in the styles that is younger than they are. */
const WITHOUT: Readonly<Record<string, string>> = {
  '-webkit-tap-highlight-color': 'a tap shows the color of the browser',
  '::-webkit-inner-spin-button': 'Firefox draws number fields in its own way',
  '::details-content': 'the price list and answers are printed as a script opens them',
  ':has': 'each rule with it has another beside it or decorates: e2e/visitor/older-browsers.spec.ts',
  ':popover-open':
    'web/components/layout/popovers.island.ts brings popovers; where no script runs, links open and close the menu',
  '@media scripting': 'the page behind the open menu scrolls, where no script runs',
  '@property': 'Tailwind sets its own properties in another way there',
  '@page': 'a printed price list has the margins of the printer',
  '@starting-style': 'menu and notices appear without motion',
  '@view-transition': 'one page replaces the other at once',
  'accent-color': 'checkboxes have the color of the system',
  'animation-range': 'as sibling-index()',
  'animation-timeline': 'as sibling-index()',
  'break-after': 'a heading may be the last line of a printed page',
  'contain-intrinsic-block-size': 'as content-visibility',
  'content-visibility': 'what is far below is laid out at once',
  cursor: 'a phone shows none',
  'field-sizing': 'the field stays as high as it was, and scrolls',
  'forced-color-adjust': 'Safari forces no colors',
  'grid-template-rows': 'where one of several facts in a row has a name in two lines, its value stands lower',
  mask: 'Chrome has it with a prefix, which the build adds',
  'overscroll-behavior': 'the page may move when the menu is scrolled to its end',
  'paint-order': 'names on the map have no edge around them',
  'print-color-adjust': 'as mask',
  resize: 'a phone has no handle to resize a field by',
  'sibling-index()': 'cards are there without coming in',
  'scrollbar-gutter': 'the page moves by the width of a scroll bar when the menu opens',
  'transition-behavior': 'menu, viewer and notices disappear at once',
  'user-select': 'Safari has it with a prefix, which the build adds',
  'text-decoration': 'Safari has it with a prefix, which the build adds',
  'text-wrap': 'headings break where the line is full',
}

type Named = [string, Feature | undefined]

const features = await featuresOfSheet()

test('what promised browsers lack is in one list, with what they do without it', () => {
  const some = ['font-size', ':hover', '@media width', 'display: grid', 'oklch()']
  expect([...features.keys()]).toEqual(expect.arrayContaining(some))
  const young = [...features].flatMap(([name, feature]) => {
    const browsers = lackedBy(feature)
    return browsers.length > 0 ? { name: name.split(': ')[0] ?? '', browsers } : []
  })
  expect(young.filter(({ name }) => !(name in WITHOUT))).toEqual([])
  const used = new Set(young.map(({ name }) => name))
  expect(Object.keys(WITHOUT).filter((name) => !used.has(name))).toEqual([])
})

/** The features of CSS in the sheet as the site's build makes it for these browsers: nested rules, say, are flat in it. */
async function featuresOfSheet() {
  const from = path.join(root, 'web/styles/site.css')
  const made = await postcss([tailwind({ optimize: false })]).process(readFileSync(from, 'utf8'), { from })
  const { code } = transform({
    filename: from,
    code: Buffer.from(made.css),
    targets: { chrome: 111 << 16, edge: 121 << 16, firefox: 113 << 16, safari: (16 << 16) | (4 << 8) },
    exclude: Features.OklabColors | Features.LabColors | Features.ColorFunction,
  })
  const features = new Map<string, Feature>()
  postcss.parse(String(code)).walk((node) => {
    for (const [name, feature] of featuresOf(node)) if (feature) features.set(name, feature)
  })
  return features
}

/** What MDN's data has of it, by a name that ends before ": " where it is a value of a property. */
function featuresOf(node: ChildNode): Named[] {
  if (node.type === 'atrule') {
    const rule = css['at-rules']?.[node.name]
    const parts = wordsIn(node.params).map((word): Named => [`@${node.name} ${word}`, rule?.[word]])
    return [[`@${node.name}`, rule], ...parts]
  }
  if (node.type === 'rule')
    // A class of Tailwind’s holds colons too, each behind a backslash.
    return [...node.selector.replaceAll(/\\./g, '').matchAll(/::?([a-z-]+)/g)].map(
      ([selector, name = '']) => [selector, css.selectors?.[name]],
    )
  if (node.type !== 'decl') return []
  const property = css.properties?.[node.prop]
  const values = wordsIn(node.value).map((word): Named => [`${node.prop}: ${word}`, property?.[word]])
  return [[node.prop, property], ...values, ...functionsIn(node.value)]
}

function functionsIn(value: string): Named[] {
  const { types } = css
  const families = [
    types,
    types?.color,
    types?.gradient,
    types?.['transform-function'],
    types?.['easing-function'],
  ]
  return [...value.matchAll(/([a-z-]+)\(/g)].flatMap(([, name = '']) =>
    families.map((family): Named => [`${name}()`, family?.[name]]),
  )
}

function wordsIn(text: string): string[] {
  return text.match(/[a-z][a-z-]+/g) ?? []
}
