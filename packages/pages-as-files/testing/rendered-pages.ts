import { extname } from 'node:path'

export type Made = { status: number; type: string; body: string }
type Shown = { page: { words: string | null; images: readonly string[] } | null }

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.vcf': 'text/vcard',
  '.ics': 'text/calendar',
  '.webmanifest': 'application/manifest+json',
}

/** Enough for it to pay to compress a page. */
const FOOTER = '<footer>Open on weekdays, and on Saturdays from nine to one. </footer>\n'.repeat(20)

export function typeOf(path: string): string {
  return types[extname(path)] ?? 'application/octet-stream'
}

/** A page or file with its words, as Next would send it, its own scripts included. */
export function madeOf(path: string, { page }: Shown): Made {
  if (page === null) return { status: 404, type: 'text/html', body: 'There is no such page.' }
  if (page.words === null) return { status: 500, type: 'text/html', body: 'A field is missing.' }
  if (path.includes('.')) return { status: 200, type: typeOf(path), body: page.words }
  const images = page.images.map((address) => `<img src="${address}"/>`).join('')
  const body = `<!DOCTYPE html><html><head><title>${path}</title>\
<style>main { color: black }</style><script src="/_next/static/chunks/framework.js" async=""></script></head>\
<body><main>${page.words}${images}</main>${FOOTER}</body></html>`
  return { status: 200, type: 'text/html; charset=utf-8', body }
}
