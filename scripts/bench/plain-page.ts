import { createServer, type ServerResponse } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import { parse } from 'node-html-parser'
import { freePorts } from '../environment/ports.ts'

/** What a page written by hand needs for its text, links, pictures and forms. */
const KEPT = new Set(
  ['href', 'src', 'srcset', 'sizes', 'width', 'height', 'alt', 'loading', 'fetchpriority', 'media', 'action']
    // A browser looks for what it can fill in.
    .concat(['method', 'for', 'id', 'name', 'type', 'value', 'autocomplete', 'required', 'checked', 'rows']),
)
const DROPPED = 'script, style, svg, template, noscript'

/**
 * A page with the same words, links, pictures and forms, and a few lines of style that somebody could write by hand; its menu is
 * folded, so that a phone's first screen shows what the site's shows, heading and picture.
 */
export function plainPage(html: string, font: string): string {
  const page = parse(html, { comment: false })
  const body = page.querySelector('body')
  for (const element of body?.querySelectorAll(DROPPED) ?? []) element.remove()
  // The innermost first: a menu is written anew with what is in it.
  for (const element of body?.querySelectorAll('*').reverse() ?? []) {
    const isMenu = element.hasAttribute('popover')
    const kept = Object.entries(element.rawAttributes).filter(([name]) => KEPT.has(name.toLowerCase()))
    element.setAttributes(Object.fromEntries(kept))
    if (isMenu) element.replaceWith(`<details><summary>Menu</summary>${element.innerHTML}</details>`)
  }
  return `<!doctype html>
<html lang="en-US">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${page.querySelector('title')?.rawText ?? ''}</title>
<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="/plain.css">
<body>
${body?.innerHTML ?? ''}
`
}

const plainStyle = (
  font: string,
) => `@font-face { font-family: Archivo; src: url("${font}"); font-weight: 400 760;
  font-stretch: 100% 118%; font-display: optional }
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

type File = { body: Buffer; type: string; encoding: string }

/**
 * Serves the same pages as somebody would write them by hand: compressed as on the site, with its own font, and with its pictures,
 * which are copied at the first request.
 */
export async function servePlainPages(site: string, paths: readonly string[]) {
  const files = new Map<string, File>()
  for (const path of paths) {
    const html = await (await fetch(`${site}${path}`)).text()
    const font = /<link rel="preload" href="([^"]+\.woff2)"/.exec(html)?.[1] ?? ''
    files.set(path, compressed(plainPage(html, font), 'text/html; charset=utf-8'))
    files.set('/plain.css', compressed(plainStyle(font), 'text/css'))
  }
  const [port = 0] = await freePorts(1)
  const server = createServer(async ({ url = '', headers: { accept = '' } }, response) => {
    // A browser that is closed asks for its last files when the site has ended.
    const file = files.get(url) ?? (await copy(`${site}${url}`, accept).catch(() => undefined))
    if (file) files.set(url, file)
    send(file, response)
  }).listen(port, '127.0.0.1')
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://localhost:${port}`, close }
}

async function copy(url: string, accept: string): Promise<File> {
  const response = await fetch(url, { headers: { accept } })
  const type = response.headers.get('content-type') ?? 'text/plain'
  return { body: Buffer.from(await response.arrayBuffer()), type, encoding: 'identity' }
}

function send(file: File | undefined, response: ServerResponse): void {
  if (!file) return void response.destroy()
  response.setHeader('Content-Type', file.type)
  response.setHeader('Cache-Control', 'max-age=0')
  response.setHeader('Content-Encoding', file.encoding)
  response.setHeader('Content-Length', file.body.length)
  response.end(file.body)
}

function compressed(words: string, type: string): File {
  return { body: brotliCompressSync(words), type, encoding: 'br' }
}
