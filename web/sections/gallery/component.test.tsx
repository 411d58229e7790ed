import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { projectCategories } from '#content/project.ts'
import { Rendered } from '../rendered.ts'
import { Gallery } from './component.tsx'
import { galleryExample } from './example.ts'
import { galleryParser } from './query.ts'

const gallery = new Rendered(<Gallery gallery={galleryExample} />)

test('shows each project with its facts, and says which picture is a rendering', () => {
  expect(galleryParser.parse(galleryExample)).toEqual(galleryExample)
  expect(gallery.sections).toEqual(['gallery'])
  expect(gallery.items).toBe(2)
  expect(gallery.text).toContain('Navy island with brass Place: MatthewsTime: 6 weeksRendering')
  expect(gallery.text).toContain('Kitchen Remodeling: walnut floor, seating for four.')
})

test('starts with all projects and offers each category with how many it has', () => {
  expect(gallery.text).toContain('All 2Kitchen Remodeling 1Bathroom Remodeling 1Home Renovations 0')
  expect(gallery.attributes('value')).toEqual(['', ...projectCategories])
  expect(gallery.html.match(/checked=""/g)).toHaveLength(1)
})

test('the style sheet hides the other projects for each category', () => {
  const styles = readFileSync(new URL('../../styles/gallery.css', import.meta.url), 'utf8')
  const missing = projectCategories.filter((category) => !styles.includes(`[value="${category}"]:checked`))
  expect(missing).toEqual([])
})

test('on its own page each project tells its whole story', () => {
  const whole = new Rendered(<Gallery gallery={galleryExample} whole />)
  expect(whole.text).toContain('The wall came out and the island went in.')
  expect(gallery.text).not.toContain('The wall came out')
})
