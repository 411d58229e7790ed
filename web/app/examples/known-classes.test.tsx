import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import tailwind from '@tailwindcss/postcss'
import postcss from 'postcss'
import { expect, test } from 'vitest'
import { renderedPages } from '#content/seed/tests/testing/rendered-pages.tsx'
import { Rendered } from '../../testing/rendered.ts'
import { examples } from './examples.ts'

/** They mark an element for the variants of others, and have no look of their own. */
const MARKS = ['group', 'peer']

test('Tailwind knows every class that an example or a page of the samples has', async () => {
  const from = fileURLToPath(new URL('../../styles/site.css', import.meta.url))
  const { css } = await postcss([tailwind()]).process(readFileSync(from, 'utf8'), { from })
  const known = new Set(
    [...css.matchAll(/\.((?:\\.|[\w-]|[^\0-\x7f])+)/g)].map(([, name = '']) => name.replaceAll('\\', '')),
  )
  const pages = [...renderedPages.values()].map(({ whole }) => whole)
  const shown = examples.map(([, { shows }]) => new Rendered(shows))
  const used = [...pages, ...shown]
    .flatMap((one) => one.attributes('class'))
    .flatMap((names) => names.split(/\s+/))
  expect(used.length).toBeGreaterThan(1000)
  expect([...new Set(used)].filter((name) => name && !known.has(name) && !MARKS.includes(name))).toEqual([])
})
