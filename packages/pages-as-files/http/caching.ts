import type { Folder } from '../site.ts'

/** How long browsers keep an answer, as `Cache-Control` says it. */
export const caching = {
  /** It is requested again each time, and sent again when it is another. */
  revalidated: 'public, max-age=0, must-revalidate',
  forGood: 'public, max-age=31536000, immutable',
} as const

/** What the site says of the folder that a file is in. */
export function folderOf(path: string, folders: Readonly<Record<string, Folder>>): Folder | undefined {
  return Object.entries(folders).find(([name]) => path.startsWith(`/${name}/`))?.[1]
}
