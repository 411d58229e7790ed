import { describe, expect, test } from 'vitest'
import { facts } from './expected/facts-table.ts'
import { reviews } from './testing/page-elements.ts'
import { renderedPages } from './testing/rendered-pages.tsx'

const rows = Object.entries(facts)

test.each(rows)('%s shows its figures', (path, figures) => {
  const text = renderedPages.get(path)?.main.text ?? ''
  expect(figures.filter((figure) => !shows(text, figure))).toEqual([])
})

describe('every page', () => {
  test.each([
    ...['since 2015', '25+ years of experience per crew lead', 'Price range $$'],
    ...['NC general contractor SAMPLE-GC-00000', 'NC plumbing contractor SAMPLE-PL-00000'],
    ...['NC electrical contractor SAMPLE-EL-00000', '(704) 555-0142', 'quotes@crownandlevel.example'],
  ])('says "%s"', (words) => {
    const silent = [...renderedPages].filter(([, { whole }]) => !shows(whole.text, words))
    expect(silent.map(([path]) => path)).toEqual([])
  })

  test('shows the stars of each review, which average what the site says', () => {
    const stars = [...renderedPages.values()].flatMap(({ main }) =>
      main.attributes('aria-label').filter((label) => label.endsWith(' out of 5 stars')),
    )
    expect(stars.length).toBeGreaterThan(100)
    expect(new Set(stars)).toEqual(new Set(['5 out of 5 stars', '4 out of 5 stars', '4.9 out of 5 stars']))
    const average = reviews.reduce((sum, { rating = 0 }) => sum + rating, 0) / reviews.length
    expect(average.toFixed(1)).toBe('4.9')
  })
})

/** Whether a text has a figure that is not the end or the beginning of a longer one: "15+" is not in "115+". */
function shows(text: string, figure: string): boolean {
  const literal = figure.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
  return new RegExp(`(?<![\\d.,$-])${literal}(?!\\d|[.,-]\\d)`).test(text)
}
