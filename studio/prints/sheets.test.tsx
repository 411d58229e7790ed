import { type Browser, chromium, type Page } from '@playwright/test'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { GoogleAnswer } from '../google/google-question.ts'
import { PhoneSheet } from '../google/phone-sheet.tsx'
import type { PrintedBusiness } from './business-question.ts'
import { ReviewCard, ReviewCards } from './review-cards.tsx'
import { DoorHanger, YardSign } from './signs.tsx'

const business: PrintedBusiness = {
  name: 'Abernathy & Sons Home Repair, Remodeling and Property Maintenance LLC',
  phone: '+17045550142',
  licenceLine: 'Licensed, bonded and insured for plumbing and electrical work in both Carolinas',
  reviewsUrl: null,
  colors: null,
  logo: null,
}
/** As wide and as high, in pixels. */
const logo = (shape: string, isName: boolean) => ({
  asset: { _ref: `image-abc-${shape}-png` },
  ...{ crop: null, isName, isLight: true, url: 'https://cdn.example/logo.png' },
})
const about = { _type: 'service', title: 'Accessibility and aging-in-place remodeling', slug: 'x' } as const
const page = 'https://www.example.com/services/accessibility-and-aging-in-place-remodeling'
const reviews = `https://www.example.com/maps/place/data=${'!4m8!3m7'.repeat(20)}/review`

const businesses = {
  'without a logo': business,
  'with a wide logo': { ...business, logo: logo('2400x240', false) },
  'with a high logo': { ...business, logo: logo('500x900', false) },
  'with a logo that is its name': { ...business, logo: logo('2400x240', true) },
}
const sheets = {
  'A review card': (of: PrintedBusiness) => <ReviewCard business={of} address={reviews} />,
  'A page of cards': (of: PrintedBusiness) => <ReviewCards business={of} address={reviews} />,
  'A yard sign': (of: PrintedBusiness) => <YardSign business={of} about={about} address={page} />,
  'A door hanger': (of: PrintedBusiness) => <DoorHanger business={of} about={about} address={page} />,
}

let browser: Browser
let paper: Page

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: process.env.BROWSER_PATH || undefined })
  paper = await browser.newPage({ viewport: { width: 850, height: 1100 } })
  await paper.route('**/*', (route) => route.abort())
})

afterAll(() => browser.close())

describe.each(Object.entries(businesses))('Of a business with a long name, %s,', (_, of) => {
  test.each(Object.entries(sheets))('%s has all on its paper', async (_sheet, print) => {
    await paper.setContent(`<!doctype html><body style="margin: 0">${renderToStaticMarkup(print(of))}`)
    const beyond = await paper.getByRole('group').evaluateAll((groups) =>
      groups.map(({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
        // The browser rounds to whole pixels.
        Math.max(scrollHeight - clientHeight, scrollWidth - clientWidth, 1),
      ),
    )
    expect(new Set(beyond)).toEqual(new Set([1]))
    await expect.poll(() => paper.getByText('(704) 555-0142').first().isVisible()).toBe(true)
    expect(await paper.getByText('!4m8').count()).toBe(0)
  })
})

/** In pixels of paper: six points, the size of the small print of a newspaper. */
const SMALLEST = 8
const TOWNS = [
  'Charlotte',
  'Matthews',
  'Indian Trail',
  'Mint Hill',
  'Mount Holly',
  'Huntersville',
  'Rock Hill',
]

const prices = [
  [10, 1],
  [58, 1],
  [120, 2],
  [250, 2],
] as const
test.each(prices)('%i prices with long names can be read, on so many pages: %i', async (count, pages) => {
  const service = (id: number) => ({ ...about, _id: `service-${id}`, category: null })
  const price = (id: number): GoogleAnswer['prices'][number] => ({
    title: id % 3 ? `Fixture installation ${id}` : `Accessible bathroom with grab bars and a bench, ${id}`,
    ...{ kind: 'range', minimum: 1_250_00, maximum: 14_500_00, openEnded: true, unit: 'squareFoot' },
    ...{ unitInFull: false, terms: id % 5 ? null : 'plus materials', label: null, dated: null, town: null },
    service: service(id % 12),
  })
  const answer: GoogleAnswer = {
    business: { name: business.name, phone: business.phone, about: '', reply: null },
    hours: null,
    prices: Array.from({ length: count }, (_, id) => price(id)),
    mainServices: Array.from({ length: 12 }, (_, id) => service(id)),
    towns: [...TOWNS, ...TOWNS, ...TOWNS].map((name) => ({ name, state: 'NC' })),
  }
  const sheet = <PhoneSheet answer={answer} now={new Date('2026-11-29T17:00:00Z')} />
  await paper.setContent(`<!doctype html><body style="margin: 0">${renderToStaticMarkup(sheet)}`)
  const sheets = paper.getByRole('group', { name: 'Phone sheet' })
  const lines = await sheets.getByText(/installation \d|bench, \d|A computer may/).evaluateAll((all) =>
    all.map((line) => {
      const { bottom, right } = line.getBoundingClientRect()
      const page = line.closest('[role="group"]')?.getBoundingClientRect() ?? new DOMRect()
      const letters = Number.parseFloat(getComputedStyle(line).fontSize)
      return { below: bottom - page.bottom, beside: right - page.right, letters }
    }),
  )
  expect(await sheets.count()).toBe(pages)
  expect(lines).toHaveLength(count + 1)
  expect(Math.max(...lines.flatMap(({ below, beside }) => [below, beside]))).toBeLessThanOrEqual(0)
  expect(Math.min(...lines.map(({ letters }) => letters))).toBeGreaterThanOrEqual(SMALLEST)
})
