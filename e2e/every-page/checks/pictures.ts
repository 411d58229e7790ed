import { renditionAt } from '#content/pictures/rendition.ts'
import type { BuiltPage } from './built-page.ts'

/** Pictures that a page names under an address that the site, or a folder of its files, would not have. */
export function pictureFaults({ html }: BuiltPage): string[] {
  const named = new Set([...html.matchAll(/\/images\/[^\s"'&,*]+/g)].map(([address]) => address))
  return [...named]
    .filter((address) => !renditionAt(address))
    .map((address) => `names the picture ${address}`)
}
