import { describe, expect, test } from 'vitest'
import type { PageKind } from '../../../documents/shown-on.ts'
import { renderedPages } from '../testing/rendered-pages.tsx'
import { seededPages } from '../testing/seeded-content.ts'

type Length = { least: number; most: number }

/** Up to 1,200 of its own, and the day and source of each review. */
const landing = { least: 450, most: 1220 }

/** How many words a page of each kind has; what is looked up rather than read has no lower bound. */
const lengths: Partial<Record<PageKind, Length>> = {
  service: landing,
  city: landing,
  areaService: landing,
  cityService: landing,
  townPage: landing,
  townService: landing,
  locationPage: { least: 350, most: 900 },
  aboutPage: { least: 500, most: 1100 },
}

describe('how long the pages are', () => {
  test('a page that is read has neither too few words nor too many', () => {
    const wrong = seededPages.flatMap(({ path, kind }) => {
      const { least, most } = lengths[kind] ?? { least: 0, most: Number.POSITIVE_INFINITY }
      const count = wordsIn(renderedPages.get(path)?.read.text ?? '')
      return count < least || count > most ? [`${path}: ${count} words, not ${least} to ${most}`] : []
    })
    expect(wrong).toEqual([])
  })

  test('the article on the home page has 650 to 900 words', () => {
    const [, guide = ''] = renderedPages.get('/')?.main.html.split('data-section="guide"') ?? []
    const [article = ''] = guide.split('data-section=')
    const count = wordsIn(article.replace(/^[^>]*>|<[^>]*>?/g, ' '))
    expect(count).toBeGreaterThan(650)
    expect(count).toBeLessThan(900)
  })
})

function wordsIn(text: string): number {
  return text.match(/[\p{L}\p{N}$%'’.,-]*[\p{L}\p{N}]/gu)?.length ?? 0
}
