import { pageElements, wordsOf } from './page-elements.ts'

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
