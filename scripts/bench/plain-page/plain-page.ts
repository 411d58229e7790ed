import { HTMLElement, parse } from 'node-html-parser'

/** The elements and attributes that a page written by hand needs for its text, links, pictures and forms. */
const KEPT: Record<string, readonly string[]> = {
  a: ['href'],
  img: ['src', 'srcset', 'sizes', 'width', 'height', 'alt', 'loading', 'fetchpriority'],
  picture: [],
  source: ['media', 'srcset', 'sizes', 'width', 'height'],
  // A browser looks for what it can fill in.
  form: ['action', 'method'],
  label: ['for'],
  input: ['id', 'name', 'type', 'value', 'autocomplete', 'required', 'checked'],
  select: ['id', 'name'],
  option: ['value'],
  textarea: ['id', 'name', 'rows'],
  button: ['type'],
  ...Object.fromEntries(
    ['h1', 'h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'figure', 'figcaption', 'blockquote']
      .concat(['header', 'main', 'footer', 'nav', 'aside', 'section', 'details', 'summary', 'address'])
      .concat(['table', 'tr', 'th', 'td', 'b', 'strong', 'em', 'small'])
      .map((name) => [name, []]),
  ),
}
/** Elements that contain paragraphs. */
const BLOCKS = ['header', 'main', 'footer', 'nav', 'aside', 'section', 'details', 'form', 'ul', 'ol', 'dl']
const DROPPED = ['script', 'style', 'svg', 'template', 'noscript']
const EMPTY = ['img', 'source', 'input']

/**
 * A page with the same words, links, pictures and forms, as plain as it can be written by hand; its menu is folded, so that a phone's
 * first screen shows what the site's shows, heading and picture.
 */
export function plainPage(html: string, font: string): string {
  const document = parse(html, { comment: false })
  const title = document.querySelector('title')?.rawText ?? ''
  const body = document.querySelector('body')
  return `<!doctype html>
<html lang="en-US">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="/plain.css">
<body>
${body ? contentOf(body) : ''}
`
}

export function plainStyle(font: string): string {
  return `@font-face { font-family: Archivo; src: url("${font}"); font-weight: 400 760; font-stretch: 100% 118%;
  font-display: optional }
:root { color-scheme: light dark }
body { margin: 0 auto; max-width: 75rem; padding: 1rem; font: 1.0625rem/1.6 Archivo, sans-serif;
  background: light-dark(#faf7f0, #0c1525); color: light-dark(#132037, #f3f0e9) }
h1, h2, h3, h4 { font-weight: 720; font-stretch: 110%; line-height: 1.1; text-wrap: balance }
h1 { font-size: clamp(2.375rem, 1.2rem + 3.35vw, 4.25rem) }
h2 { font-size: clamp(1.8125rem, 1.4rem + 1.75vw, 2.9375rem) }
a { color: light-dark(#0f53a8, #8ec3f9) }
img { display: block; width: 100%; height: auto }
body > a:first-child { position: absolute; left: -99rem }
aside, header, main > nav ol { display: flex; flex-wrap: wrap; gap: .25rem 1rem; padding: 0; list-style: none }
aside p, header p { margin: 0 }
header ul, footer ul { display: flex; flex-wrap: wrap; gap: 1rem; padding: 0; list-style: none }
details { padding: .75rem 0; border-bottom: 1px solid }
@media (width < 64rem) { header nav { display: none } }
`
}

function contentOf(element: HTMLElement, isInText = false): string {
  return element.childNodes
    .map((node) => (node instanceof HTMLElement ? written(node, isInText) : node.rawText))
    .join('')
}

function written(element: HTMLElement, isInText: boolean): string {
  const name = element.rawTagName.toLowerCase()
  if (DROPPED.includes(name)) return ''
  if (element.hasAttribute('popover'))
    return `<details><summary>Menu</summary>${contentOf(element)}</details>\n`
  const kept = KEPT[name]
  if (!kept) return withoutElement(element, isInText)
  const attributes = kept.flatMap((attribute) => {
    const value = element.getAttribute(attribute)
    return value === undefined
      ? []
      : [` ${attribute}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`]
  })
  const start = `<${name}${attributes.join('')}>`
  if (EMPTY.includes(name)) return start
  return `${start}${contentOf(element, isInText || !BLOCKS.includes(name))}</${name}>\n`
}

/** Words in an element that is dropped become a paragraph, unless they are inside of one. */
function withoutElement(element: HTMLElement, isInText: boolean): string {
  const hasWords = element.childNodes.some(
    (node) => !(node instanceof HTMLElement) && node.rawText.trim() !== '',
  )
  return hasWords && !isInText ? `<p>${contentOf(element, true)}</p>\n` : `${contentOf(element, isInText)} `
}
