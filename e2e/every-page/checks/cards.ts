import sharp from 'sharp'
import { type BuiltPage, canonicalPath, contentOf } from './built-page.ts'

/** Pages whose shared links would show the picture of another page. */
export function repeatedCards(pages: readonly BuiltPage[]): string[] {
  const first = new Map<string, string>()
  const listed = pages.filter(({ path }) => canonicalPath(path) === path)
  return listed.flatMap((page) => {
    const address = contentOf(page, 'og:image')
    const other = first.get(address)
    first.set(address, page.path)
    return other ? [`${page.path} and ${other} share one picture, ${address}`] : []
  })
}

/** What a shared link would not show of the page: the picture has to have the size that the page promises. */
export async function cardFaults(page: BuiltPage): Promise<string[]> {
  const response = await fetch(contentOf(page, 'og:image'))
  if (!response.ok) return [`${page.path} has a picture for shared links that answers ${response.status}`]
  const { width, height } = await sharp(await response.arrayBuffer()).metadata()
  const promised = ['og:image:width', 'og:image:height'].map((name) => Number(contentOf(page, name)))
  return width === 1200 && height === 630 && promised.join() === '1200,630'
    ? []
    : [`${page.path} has a picture for shared links of ${width} × ${height} pixels, and promises ${promised}`]
}
