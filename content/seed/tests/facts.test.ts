import { describe, expect, test } from 'vitest'
import { facts, steps } from './expected/facts-table.ts'
import { renderedPages } from './testing/rendered-pages.tsx'
import { reviews } from './testing/sample-reviews.ts'

const rows = Object.entries(facts)

test.each(rows)('%s shows its figures', (path, figures) => {
  const text = pageAt(path).main.text
  expect(figures.filter((figure) => !shows(text, figure))).toEqual([])
})

test.each(Object.entries(steps))('the process on %s has %i steps', (path, count) => {
  const [, list = ''] = pageAt(path).main.html.split('data-section="process"')
  const [section = ''] = list.split('</section>')
  expect(section.match(/data-item/g)).toHaveLength(count)
})

describe('every page', () => {
  test('says since when the business is there', () => {
    const silent = [...renderedPages].filter(([, { whole }]) => !shows(whole.text, 'since 2015'))
    expect(silent.map(([path]) => path)).toEqual([])
  })

  test('says how long the crew has done this, which licenses there are, and the price range', () => {
    const said = [
      '25+ years in the trade, by our crew leads',
      ...['NC general contractor SAMPLE-GC-00000', 'NC plumbing contractor SAMPLE-PL-00000'],
      ...['NC electrical contractor SAMPLE-EL-00000', 'Price range $$'],
    ]
    const silent = [...renderedPages].filter(([, { whole }]) =>
      said.some((words) => !whole.text.includes(words)),
    )
    expect(silent.map(([path]) => path)).toEqual([])
  })

  test('names phone number and e-mail address', () => {
    const silent = [...renderedPages].filter(
      ([, { whole }]) =>
        !shows(whole.text, '(704) 555-0142') || !shows(whole.text, 'quotes@crownandlevel.example'),
    )
    expect(silent.map(([path]) => path)).toEqual([])
  })

  test('shows the stars of each review, which average what the site says', () => {
    const stars = [...renderedPages.values()].flatMap(
      ({ main }) => main.text.match(/[\d.]+ out of 5 stars/g) ?? [],
    )
    expect(stars.length).toBeGreaterThan(100)
    expect(new Set(stars)).toEqual(new Set(['5 out of 5 stars', '4 out of 5 stars', '4.9 out of 5 stars']))
    const average = reviews.reduce((sum, { rating = 0 }) => sum + rating, 0) / reviews.length
    expect(average.toFixed(1)).toBe('4.9')
  })
})

function pageAt(path: string) {
  const page = renderedPages.get(path)
  if (page) return page
  throw new Error(`The seed gives the site no page ${path}.`)
}

/** Whether a text has a figure that is not the end or the beginning of a longer one: "15+" is not in "115+". */
function shows(text: string, figure: string): boolean {
  const literal = figure.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
  return new RegExp(`(?<![\\d.,$-])${literal}(?!\\d|[.,-]\\d)`).test(text)
}
