import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { categorySlug, projectCategories } from '#content/documents/project.ts'

const sheet = readFileSync(new URL('site.css', import.meta.url), 'utf8').replace(/\s+/g, ' ')

test.each(projectCategories.map(categorySlug))('the gallery hides all projects but those of "%s"', (slug) => {
  expect(sheet).toContain(`:has([value="${slug}"]:checked) &:not([data-category="${slug}"])`)
})
