import type { HTMLElement } from 'node-html-parser'
import { seedKinds } from '../../seed-kinds.ts'
import { renderedPages } from './rendered-pages.tsx'

/** The main part of each page that the seed gives the site, as elements. */
export const pageElements: ReadonlyMap<string, HTMLElement> = new Map(
  [...renderedPages].map(([path, { main }]) => [path, main.page]),
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

/** Each heading, each paragraph, each item of a section, and each figure with its label, and where it stands. */
export const sayings = [...pageElements].flatMap(([path, page]) => {
  const items = page.querySelectorAll('[data-item], dl > div')
  const paragraphs = page
    .querySelectorAll('h1, h2, h3, p, li, blockquote')
    .filter((one) => !one.closest('[data-item], dl > div'))
  return [...items, ...paragraphs].map((holder) => ({
    path,
    section: holder.closest('[data-section]')?.getAttribute('data-section'),
    words: wordsOf(holder),
  }))
})

/** The made-up reviews, of all towns and services. */
export const reviews = seedKinds.flatMap(({ documents }) =>
  documents.flatMap((document) => (document._type === 'review' ? [document] : [])),
)

export const repeated = (list: readonly string[]) =>
  list.filter((item, index) => list.indexOf(item) !== index)
