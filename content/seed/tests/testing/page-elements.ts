import { type HTMLElement, parse } from 'node-html-parser'
import { renderedPages } from './rendered-pages.tsx'

/** The main part of each page that the seed gives the site, as elements. */
export const pageElements: ReadonlyMap<string, HTMLElement> = new Map(
  [...renderedPages].map(([path, { main }]) => [path, parse(main.html)]),
)

/** The elements of one page; throws when there is no such page. */
export function elementsOf(path: string): HTMLElement {
  const page = pageElements.get(path)
  if (page) return page
  throw new Error(`The seed gives the site no page ${path}.`)
}

/** What a visitor reads of an element, with single spaces. */
export const wordsOf = (element: HTMLElement | null) => element?.textContent.replace(/\s+/g, ' ').trim() ?? ''

/** The words of each paragraph and item of a list, which may be several sentences. */
export function paragraphsOf(page: HTMLElement): string[] {
  const holders = page.querySelectorAll('p, li, dd, blockquote')
  return holders.filter((holder) => !holder.querySelector('p, li')).map(wordsOf)
}
