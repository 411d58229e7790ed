import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pageStyles } from './page-styles.ts'

const SHEET = `@font-face{font-family:a;src:url(../media/a.woff2)}
.used{color:red}.unused{color:blue}[data-here]{top:0}[data-gone]{top:1px}[data-icon=pin]:before{top:2px}[data-icon=map]{top:3px}
:is(.used,.unused) a{color:green}.columns{columns:2}.given{top:2px}.md\\:given\\/2{top:3px}.used p{columns:3}.asked{top:4px}
@keyframes spin{to{rotate:1turn}}.spin{animation:spin 1s}:focus-visible{outline:1px solid}
[data-state=open] b{color:pink}@media (min-width:48rem){.used{margin:0}.unused{margin:0}}`

const scripts = mkdtempSync(join(tmpdir(), 'islands-'))
writeFileSync(
  join(scripts, 'site-1.js'),
  'e.classList.add("given");p={className:`md:given/2 other`};e.closest(".asked p");e.dataset.state=s',
)
const sheet = { status: 200, type: 'text/css', isToStay: true, body: Buffer.from(SHEET) }
const finished = pageStyles({ file: async () => sheet }, scripts)

const page = (body: string) =>
  `<head><link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/></head>${body}`

test('a page has the rules for what is on it, and not those for what is not', async () => {
  const html = await finished(page('<p class="used" data-here="" data-icon="pin">words</p>'))
  for (const rule of [
    '.a{color:red}',
    'class="a"',
    '[data-here]{top:0}',
    '[data-icon=pin]:before{top:2px}',
    ':focus-visible{',
    '[data-state=open] b{',
  ])
    expect(html).toContain(rule)
  expect(html).not.toMatch(/blue|gone|map|<link/)
})

test('what a script may give to an element has its rule', async () => {
  const html = await finished(page(''))
  for (const rule of ['.given{top:2px}', '.asked{top:4px}', '.md\\:given\\/2{top:3px}'])
    expect(html).toContain(rule)
})

test('a rule for one of several things stays when one of them is there', async () => {
  const html = await finished(page('<div class="unused"><a>a</a></div>'))
  expect(html).toContain('class="a"')
  expect(html).toMatch(/:is\([^)]*\.a[^)]*\) a\{color:green\}/)
})

test('a property or an animation that has the name of an unused class stays', async () => {
  const html = await finished(page('<div class="used"><p>p</p></div>'))
  expect(html).toContain('.a p{columns:3}')
  expect(html).toContain('@keyframes spin')
})

test('files that a sheet names beside itself are found from the page', async () => {
  expect(await finished(page(''))).toMatch(/url\(["']?\/_next\/static\/media\/a\.woff2["']?\)/)
})

test('the words of the page and what comes after its head stay as they are', async () => {
  expect(await finished('<p>no styles &amp; none wanted</p>')).toBe('<p>no styles &amp; none wanted</p>')
})

test('the picture that is seen first is requested before the styles', async () => {
  const preload =
    '<link rel="preload" as="image" href="/a.avif" media="(width &lt; 64rem)" fetchPriority="high"/>'
  const body = '<link rel="preload" as="image" href="/in-the-body.avif"/>'
  const html = await finished(page(body).replace('</head>', `${preload}<title>A</title></head>`))
  expect(html).toMatch(/^<head><link rel="preload"[^>]*><style>/)
  expect(html.match(/<link/g)).toHaveLength(2)
  expect(html).toMatch(
    /<title>A<\/title><\/head><link rel="preload" as="image" href="\/in-the-body.avif"\/>$/,
  )
})

test('a class has a short name on its page, but one that a script may give, and what stands in an address stays', async () => {
  const html = await finished(page('<p class="columns given other md:given/2"></p><b class=\'unused\'></b>'))
  expect(html).toContain('<p class="b given other md:given/2"></p><b class="a"></b>')
  for (const rule of ['.b{columns:2}', '.given{top:2px}', '/_next/static/media/a.woff2'])
    expect(html).toContain(rule)
})

test('a class may have any sign: an arrow, a degree, quotes, a letter of another language', async () => {
  const classes = ["after:content-['→']", "before:content-['°']", 'größe', 'größe-2']
  const css = classes
    .map((name) => `.${name.replace(/[^\w\u0080-\uffff-]/g, '\\$&')}{--is:"${name}"}`)
    .join('')
  const styles = pageStyles({ file: async () => ({ ...sheet, body: Buffer.from(css) }) }, scripts)
  for (const name of classes) {
    const html = await styles(page(`<p class="${name.replaceAll("'", '&#x27;')}"></p>`))
    expect(html).toContain('<p class="a">')
    expect(html.match(/<style>.*<\/style>/)?.[0]).toBe(`<style>.a{--is:"${name}"}</style>`)
  }
})

test('classes that only stand together have one name and one rule', async () => {
  const css = '.flex{display:flex}.gap{gap:1px}.on:not(.gap){top:0}.flex.gap b{left:0}.given{top:2px}'
  const styles = pageStyles({ file: async () => ({ ...sheet, body: Buffer.from(css) }) }, scripts)
  const together = await styles(page('<p class="flex gap given"></p><p class="gap on flex"></p>'))
  expect(together).toContain('<p class="a given"></p><p class="a b"></p>')
  expect(together).toContain(
    '<style>.a{gap:1px;display:flex}.b:not(.a){top:0}.a.a b{left:0}.given{top:2px}</style>',
  )
  expect(await styles(page('<p class="flex gap"></p><p class="gap"></p>'))).toContain(
    '<p class="a b"></p><p class="b"></p>',
  )
})

test('a rule goes with an unused class that has the name of a property', async () => {
  const css = '.columns{top:0}.used{columns:3}'
  const styles = pageStyles({ file: async () => ({ ...sheet, body: Buffer.from(css) }) }, scripts)
  expect(await styles(page('<p class="used"></p>'))).toContain('<style>.a{columns:3}</style>')
})
