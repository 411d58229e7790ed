import { hash } from 'node:crypto'
import { expect, test } from 'vitest'
import { inlineOf, withoutFramework } from './finished-html.ts'

const kept = [
  '<script type="application/ld+json">{"a":1}</script>',
  '<script type="speculationrules">{"prefetch":[]}</script>',
  '<script data-keep="" src="/islands/site-1.js" defer=""></script>',
  '<link rel="preload" as="image" href="/images/a.jpg"/>',
  '<link rel="stylesheet" href="/_next/static/a.css"/>',
  '<link data-keep="" rel="modulepreload" href="/islands/site-1.js"/>',
  '<div hidden="">for later</div>',
]

const removed = [
  '<script src="/_next/static/chunks/a.js" async=""></script>',
  '<script id="_R_">requestAnimationFrame(function(){$RT=performance.now()});</script>',
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
  '<script>self.__next_f.push([1,"<p>words \\u003c/script> words</p>"])</script>',
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>',
  '<link rel="modulepreload" href="/_next/static/chunks/b.js"/>',
  '<!-- -->',
  '<!--$--><!--/$-->',
  '<div hidden=""><!--$--><!--/$--></div>',
  '<SCRIPT SRC="/_next/static/chunks/c.js"></SCRIPT>',
]

test.each(kept)('leaves %s', (element) => {
  expect(withoutFramework(`<head>${element}</head>`)).toBe(`<head>${element}</head>`)
})

test.each(removed)('takes out %s', (element) => {
  expect(withoutFramework(`<body>before${element}after</body>`)).toBe('<body>beforeafter</body>')
})

test('takes out each script by itself and leaves what stands between', () => {
  const html = `${removed[0]}<p>one</p>${removed[2]}${kept[0]}<p>two</p>${removed[3]}`
  expect(withoutFramework(html)).toBe(`<p>one</p>${kept[0]}<p>two</p>`)
})

test('makes a template of what waits for a script, and of nothing around or inside it', () => {
  const inside = '<div><img src="/a.avif"/><p>one</p></div>'
  expect(withoutFramework(`<div><div data-template="">${inside}<!-- --></div></div>${inside}`)).toBe(
    `<div><template data-template="">${inside}</template></div>${inside}`,
  )
})

test('preloads a picture once, also where React has written a preload of its own', () => {
  const set = 'imageSrcSet="/images/a.avif 240w" media="(width < 64rem)"'
  const react = `<link rel="preload" as="image" fetchPriority="high" ${set}/>`
  const own = `<link rel="preload" as="image" href="/images/a.avif" ${set}/>`
  expect(withoutFramework(`<head>${react}${own}</head>`)).toBe(`<head>${own}</head>`)
  expect(withoutFramework(`<head>${react}</head>`)).toBe(`<head>${react}</head>`)
})

test('the policy names the whole of each style and script in a page, whatever is in it, and no data', () => {
  const style = '@media (width<48rem){a>b{color:red}}'
  const script = 'if(a<b&&c)d()'
  const page = `<style>${style}</style><script>${script}</script><script type="application/ld+json">{}</script><script src="/a.js"></script>`
  expect(inlineOf(page)).toEqual({ styles: [sourceOf(style)], scripts: [sourceOf(script)] })
})

function sourceOf(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`
}
