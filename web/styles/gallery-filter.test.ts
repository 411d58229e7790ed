import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { categorySlug, projectCategories } from '#content/documents/project.ts'

/** On one line: the formatter breaks long selectors. */
const sheet = readFileSync(new URL('photos/gallery.css', import.meta.url), 'utf8').replace(/\s+/g, ' ')

test.each(projectCategories.map(categorySlug))('the gallery hides all projects but those of "%s"', (slug) => {
  for (const rule of ['[data-category]:not(', '.works > :nth-child(1 of '])
    expect(sheet).toContain(`:has([value="${slug}"]:checked) ${rule}[data-category="${slug}"]`)
})
