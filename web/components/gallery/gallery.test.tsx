import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { categorySlug, projectCategories } from '#content/documents/project.ts'
import { examplePicture, exampleProject } from '../../fragments/examples/examples.ts'
import { Rendered } from '../../testing/rendered.ts'
import { galleryExample } from './example.ts'
import { Gallery } from './gallery.tsx'
import { galleryParser } from './query.ts'

const gallery = new Rendered(<Gallery gallery={galleryExample} />)

test('shows each project with its facts, and says which picture is a rendering', () => {
  expect(galleryParser.parse(galleryExample)).toEqual(galleryExample)
  expect(gallery.sections).toEqual(['gallery'])
  expect(gallery.items).toBe(2)
  expect(gallery.text).toContain('Navy island with brass Place: MatthewsTime: 6 weeksRendering')
  expect(gallery.text).toContain('Kitchen Remodeling: walnut floor, seating for four.')
})

test('starts with all projects and offers each category that has some with how many', () => {
  expect(gallery.text).toContain('All 2Kitchen Remodeling 1Bathroom Remodeling 1 Navy')
  expect(gallery.attributes('value')).toEqual(['', 'kitchen-remodeling', 'bathroom-remodeling'])
  expect(gallery.html.match(/checked=""/g)).toHaveLength(1)
})

test('the style sheet hides the other projects for each category', () => {
  const styles = readFileSync(new URL('../../styles/photos/gallery.css', import.meta.url), 'utf8')
  const slugs = projectCategories.map(categorySlug)
  const rules = ['[data-category]:not', '.works > :nth-child(1 of']
  const missing = slugs.filter((slug) => !rules.every((rule) => hasRule(styles, slug, rule)))
  expect(missing).toEqual([])
})

test('on its own page each project tells its whole story; elsewhere it waits to be opened', () => {
  const whole = new Rendered(<Gallery gallery={galleryExample} whole />)
  expect(whole.html).toMatch(/<p data-slot="text">The wall came out and the island went in\./)
  expect(gallery.html).toMatch(/<p data-slot="text" hidden="">The wall came out/)
})

test('each picture leads to the whole of it, and each project has an anchor', () => {
  const pictures = gallery.links.filter((link) => link.startsWith('/images/'))
  expect(pictures).toEqual(Array(2).fill(expect.stringMatching(/\/1600\.avif$/)))
  expect(gallery.attributes('id')).toEqual(['gallery', 'project-island', 'project-tub'])
})

test('on its own page a project shows the room before, and more photos that open large', () => {
  const photo = { ...examplePicture, rendering: false }
  const photos = [{ ...photo, _key: 'a', alt: 'The sink' }]
  const project = { ...exampleProject, before: { ...photo, alt: 'The old kitchen' }, photos }
  const shownIn = (whole: boolean) =>
    new Rendered(<Gallery gallery={{ ...galleryExample, projects: [project] }} whole={whole} />)
  expect(shownIn(true).attributes('alt')).toEqual(expect.arrayContaining(['The old kitchen', 'The sink']))
  expect(shownIn(true).attributes('aria-label')).toContain('Enlarge: The sink')
  expect(shownIn(true).text).toMatch(/Before.*After/)
  expect(shownIn(false).attributes('alt')).toHaveLength(1)
})

/** A selector of the style sheet, whose lines the formatter breaks. */
function hasRule(styles: string, slug: string, rule: string): boolean {
  const flat = styles.replace(/\s+/g, ' ')
  return flat.includes(
    `:has([value="${slug}"]:checked) ${rule}${rule.endsWith('not') ? '(' : ' '}[data-category="${slug}"]`,
  )
}
