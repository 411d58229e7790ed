import { expect, test } from 'vitest'
import { Rendered } from '../../testing/rendered.ts'
import { JsonLd } from './json-ld.tsx'

test('no text of the structured data ends the element that it stands in', () => {
  const name = '</script><script>alert(1)</script><!--'
  const graph = { '@context': 'https://schema.org', '@graph': [{ '@type': 'Thing', name }] } as const
  const { html } = new Rendered(<JsonLd graph={graph} />)
  const [, json = ''] = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(html) ?? []
  expect(JSON.parse(json)).toEqual(graph)
})
