import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { categorySlug, projectCategories } from '#content/documents/project.ts'

const sheet = readFileSync(new URL('photos/gallery.css', import.meta.url), 'utf8')

test.each(projectCategories.map(categorySlug))('the gallery hides all projects but those of "%s"', (slug) => {
  expect(sheet).toContain(`:has([value="${slug}"]:checked) [data-category]:not([data-category="${slug}"])`)
})
