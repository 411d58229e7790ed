import { describe, expect, test } from 'vitest'
import { facts, steps } from './expected/facts-table.ts'
import { renderedPages } from './testing/rendered-pages.tsx'

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

  test('shows five stars with each review', () => {
    const stars = [...renderedPages.values()].flatMap(
      ({ main }) => main.text.match(/[\d.]+ out of 5 stars/g) ?? [],
    )
    // The one that is not of a review is the average.
    const others = stars.filter((words) => words !== '5 out of 5 stars')
    expect(stars.length).toBeGreaterThan(100)
    expect(others).toEqual(['4.9 out of 5 stars'])
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
