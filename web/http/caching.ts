/** How long browsers keep an answer, as `Cache-Control` says it. */
export const caching = {
  /** It is asked for again each time, and sent again when it is another. */
  revalidated: 'public, max-age=0, must-revalidate',
  forGood: 'public, max-age=31536000, immutable',
} as const

/** Folders of files whose names change with their content. */
export const foldersNamedByContent = ['_next/static', 'islands', 'images', 'share'] as const

export function isNamedByContent(path: string): boolean {
  return foldersNamedByContent.some((folder) => path.startsWith(`/${folder}/`))
}
