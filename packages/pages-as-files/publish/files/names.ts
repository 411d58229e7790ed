import { folderOf } from '../../http/caching.ts'
import { hasDotSegment } from '../../published/site-folder.ts'
import type { Site } from '../../site.ts'

export type Named = { path: string; kind: 'drawn' | 'static' }
type Files = Pick<Site, 'folders' | 'fixedFiles'>

/**
 * The files that a text names, with or without the site's own address before. Anybody may have written it: what leads to another
 * folder than it says is no name.
 */
export function namesIn(text: string, { folders, fixedFiles }: Files): Named[] {
  const named = Object.keys(folders).map((folder) => `/${folder}/[\\w./,@~+-]*\\w`)
  const patterns = [...named, ...fixedFiles.map((path) => path.replaceAll('.', '\\.'))]
  // A site may have no such files; an empty pattern would be found everywhere.
  if (patterns.length === 0) return []
  const paths = new Set([...text.matchAll(new RegExp(patterns.join('|'), 'g'))].map(([path]) => path))
  return [...paths]
    .filter((path) => !hasDotSegment(path))
    .map((path) => ({ path, kind: kindOf(path, folders) }))
}

export function kindOf(path: string, folders: Site['folders']): Named['kind'] {
  return folderOf(path, folders)?.isDrawn ? 'drawn' : 'static'
}
