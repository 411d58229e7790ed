import { expect, test } from 'vitest'
import { plainPage } from './plain-page.ts'

const page = `<html><head><title>A &amp; B</title><script>1</script></head><body class="x"><div class="y">
<h1 class="z">Level</h1><photo-frame><img src="/a?w=1&amp;h=2" srcSet="/a?w=1 1w" sizes="100vw" alt="A &quot;b&quot;"/></photo-frame>
<div><span>Since <i>2015</i></span></div><svg><title>icon</title></svg><p>Call <a class="btn" href="tel:1">us</a></p></div><form action="/send" class="form"><label for="zip">ZIP</label><input id="zip" autoComplete="postal-code" class="in"/></form>
<div popover><a href="/all">All</a></div></body></html>`

test('a page written by hand has the same words, links, pictures and forms, and nothing else', () => {
  const plain = plainPage(page, '/archivo.woff2')
  expect(plain).toContain('<title>A &amp; B</title>')
  expect(plain).toContain('<h1>Level</h1>')
  expect(plain).toContain('<details><summary>Menu</summary><a href="/all">All</a>')
  expect(plain).toContain('<p>Since 2015')
  expect(plain).toContain('<p>Call <a href="tel:1">us</a>')
  expect(plain).toContain('<img src="/a?w=1&amp;h=2" srcset="/a?w=1 1w" sizes="100vw" alt="A &quot;b&quot;">')
  expect(plain).toMatch(
    /<form action="\/send"><label for="zip">ZIP<\/label>\s*<input id="zip" autocomplete="postal-code">/,
  )
  expect(plain).not.toMatch(/class=|<script|icon|photo-frame/)
})
