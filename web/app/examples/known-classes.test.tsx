import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import tailwind from '@tailwindcss/postcss'
import postcss from 'postcss'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { renderedPages } from '#content/seed/tests/testing/rendered-pages.tsx'
import { examples } from './examples.ts'

/** They mark an element for the variants of others, and have no look of their own. */
const MARKS = ['group', 'peer']

test('Tailwind knows every class that an example or a page of the samples has', async () => {
  const from = fileURLToPath(new URL('../../styles/site.css', import.meta.url))
  const { css } = await postcss([tailwind()]).process(readFileSync(from, 'utf8'), { from })
  const known = new Set(
    [...css.matchAll(/\.((?:\\.|[\w-]|[^\0-\x7f])+)/g)].map(([, name = '']) => name.replaceAll('\\', '')),
  )
  const pages = [...renderedPages.values()].map(({ whole }) => whole.html)
  const shown = examples.map(([, { shows }]) => renderToStaticMarkup(shows))
  const used = [...pages, ...shown].flatMap((html) =>
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => decoded(names).split(/\s+/)),
  )
  expect(used.length).toBeGreaterThan(1000)
  expect([...new Set(used)].filter((name) => name && !known.has(name) && !MARKS.includes(name))).toEqual([])
})

function decoded(attribute: string): string {
  return attribute
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
}
