import { describe, expect, test } from 'vitest'
import { elementsOf, wordsOf } from './testing/page-elements.ts'
import { renderedPages } from './testing/rendered-pages.tsx'
import { sayings } from './testing/sayings.ts'

describe('one time for one thing', () => {
  test('the emergency page is open at night, and the phone comes first there', () => {
    const hero = elementsOf('/services/maintenance/emergency').querySelector('[data-section="hero"]')
    expect(wordsOf(hero)).toContain('Open 24/7')
    expect(wordsOf(hero)).not.toContain('Mon–Fri')
    expect(hero?.querySelector('a.btn')?.getAttribute('href')).toMatch(/^tel:/)
  })

  test.each([
    [/2–4 hours/, /(?=.*plumber).*business hours/i],
    [/under 2 hours/, /there|door|reach|kitchen/i],
    [/(?<![–\d])30 minutes/, /(?=.*door).*in Charlotte/i],
    [/(?<![–\d])5 minutes/, /crew/i],
  ])('wherever an emergency has %s, it says until what', (time, until) => {
    const timed = sayings.filter(({ words }) => time.test(words))
    expect(timed.length).toBeGreaterThan(0)
    expect(timed.filter(({ words }) => !until.test(words))).toEqual([])
  })

  test('a page has one Saturday', () => {
    const several = [...renderedPages].flatMap(([path, { whole }]) => {
      const saturdays = whole.text.match(/Saturday \d[^AP]*AM–[^AP]*PM(, by appointment)?/g) ?? []
      return new Set(saturdays).size > 1 ? [`${path}: ${[...new Set(saturdays)].join(' and ')}`] : []
    })
    expect(several).toEqual([])
  })

  test('no heading promises today over posts with dates', () => {
    const heading = wordsOf(elementsOf('/').querySelector('[data-section="social"] h2'))
    expect(heading).toBe('Recent posts')
  })
})

describe('a page that nobody touches for a year is still right', () => {
  /** Posts have their date beside them, the census its year, prices the day of their last change; a customer speaks of the day of the review. */
  const undated = sayings.filter(({ section }) => section !== 'social' && section !== 'reviews')

  test('no year is on it that will be last year', () => {
    const year = /\b20(1[6-9]|[2-9]\d)\b/
    expect('2024 kitchen trends').toMatch(year)
    expect(
      undated.filter(({ words }) =>
        year.test(
          words.replace(/Population \(2020\)|checked on ?\w+ \d+, \d{4}|\w+ \d+, \d{4}, Sample/gi, ''),
        ),
      ),
    ).toEqual([])
  })

  test('nothing on it is new, or of this week', () => {
    const passing =
      /\b(this week’s|(this|last|next) month|recently|currently|nowadays|lately|as of|coming soon|now open|new for|upcoming|for a limited time)\b/i
    expect('From this week’s job sites').toMatch(passing)
    expect(undated.filter(({ words }) => passing.test(words))).toEqual([])
  })

  test('the sayings are those of all pages', () => {
    expect(undated.length).toBeGreaterThan(4000)
  })
})
