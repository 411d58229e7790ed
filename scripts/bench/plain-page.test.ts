import { expect, test } from 'vitest'
import { plainPage } from './plain-page.ts'

const page = `<html><head><title>A &amp; B</title><script>1</script></head><body class="x"><div class="y">
<h1 class="z">Level</h1><img src="/a?w=1&amp;h=2" srcSet="/a?w=1 1w" sizes="100vw" alt="A &quot;b&quot;"/>
</div><svg><title>icon</title></svg><p>Call <a class="btn" href="tel:1">us</a></p><form action="/send" class="form"><label for="zip">ZIP</label><input id="zip" autoComplete="postal-code" class="in"/></form>
<div popover><a href="/all" class="x">All</a></div></body></html>`

test('a page written by hand has the same words, links, pictures and forms, and nothing else', () => {
  const plain = plainPage(page, '/archivo.woff2')
  expect(plain).toContain('<title>A &amp; B</title>')
  expect(plain).toContain('<h1>Level</h1>')
  expect(plain).toContain('<details><summary>Menu</summary><a href="/all">All</a>')
  expect(plain).toContain('<p>Call <a href="tel:1">us</a>')
  expect(plain).toMatch(
    /<img src="\/a\?w=1&amp;h=2" srcset="\/a\?w=1 1w" sizes="100vw" alt="A &quot;b&quot;"/i,
  )
  expect(plain).toMatch(
    /<form action="\/send"><label for="zip">ZIP<\/label><input id="zip" autocomplete="postal-code"/i,
  )
  expect(plain).not.toMatch(/class=|<script|icon/)
})
