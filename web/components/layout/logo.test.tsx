import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { business } from '../../testing/samples.ts'
import { Logo } from './logo.tsx'

const NAME = 'Hargrove & Sons'
const asset = { _type: 'reference', _ref: `image-${'ab'.repeat(20)}-1200x300-png` } as const
const shownWith = (isName: boolean | null) =>
  renderToStaticMarkup(
    <Logo business={{ ...business, name: NAME, logo: { asset, isName, isLight: null, crop: null } }} />,
  )

test('a logo stands beside the name in place of the mark, and is only decoration', () => {
  const html = shownWith(null)
  expect(html).toContain('alt=""')
  expect(html).toContain('Hargrove &amp; Sons</b>')
  expect(html).not.toContain('<svg')
})

test('a logo with the name in it stands for the name', () => {
  const html = shownWith(true)
  expect(html).toContain('alt="Hargrove &amp; Sons"')
  expect(html).not.toContain('</b>')
})
