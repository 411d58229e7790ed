import type { FileKind } from '../../published/entry.ts'
import { hasDotSegment } from '../../published/site-folder.ts'

export type Named = { path: string; kind: FileKind }

/** Addresses of files as pages, styles and the web app manifest name them, with or without the site's own address before. */
const ADDRESS =
  /\/(?:(?:_next\/static|islands|icons|images|share)\/[\w./,@~+-]*\w|icon\.svg|apple-icon\.png|favicon\.ico)/g

/** The files that a text names. Anybody may have written it: what leads to another folder than it says is no name. */
export function namesIn(text: string): Named[] {
  const paths = new Set([...text.matchAll(ADDRESS)].map(([path]) => path))
  return [...paths].filter((path) => !hasDotSegment(path)).map((path) => ({ path, kind: kindOf(path) }))
}

/** Pictures and cards take long to draw, so they are named first and drawn later. */
export function isDrawn({ kind }: { kind: string }): boolean {
  return kind === 'picture' || kind === 'card'
}

export function kindOf(path: string): FileKind {
  if (path.startsWith('/images/')) return 'picture'
  return path.startsWith('/share/') ? 'card' : 'static'
}
