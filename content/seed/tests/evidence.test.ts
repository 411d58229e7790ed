import { describe, expect, test } from 'vitest'
import { claims } from '../claims.ts'
import { openingHours } from '../opening-hours.ts'
import { publicFacts } from '../public-facts.ts'
import { reviews } from './testing/sample-reviews.ts'

describe('what is known of', () => {
  test('a review: its day and where it comes from', () => {
    expect(reviews.length).toBeGreaterThan(50)
    expect(reviews.filter(({ date, source }) => !/^\d{4}-\d{2}-\d{2}$/.test(date) || !source)).toEqual([])
  })

  test('reviews of preventive maintenance: what the customer saved', () => {
    const savings = reviews
      .filter(({ service }) => service?._ref === 'service-maintenance-preventive')
      .map((review) => review.savings ?? 0)
    expect(savings).toHaveLength(3)
    expect(Math.min(...savings)).toBeGreaterThan(0)
  })

  test('a claim: its proof, or what would prove it', () => {
    const claimed = claims.filter(({ evidence, checkedOn, sample }) => !evidence || (!checkedOn && !sample))
    expect(claimed).toEqual([])
  })

  test('a law, a fee, or a public figure: the office that says so, and no check that nobody made', () => {
    const offices = /\.gov$|\.us$|^nc811\.org$|^www\.gastongov\.com$|^www\.duke-energy\.com$/
    expect(publicFacts.length).toBeGreaterThan(20)
    expect(
      publicFacts.filter(({ url }) => !offices.test(new URL(url).hostname)).map(({ url }) => url),
    ).toEqual([])
    expect(publicFacts.filter(({ checkedOn, confirmedBy }) => checkedOn || confirmedBy)).toEqual([])
  })

  test('the week: seven days, and the holidays ahead by their dates', () => {
    expect(openingHours.days).toHaveLength(7)
    const dates = (openingHours.exceptions ?? []).map(({ date }) => date)
    expect(dates.length).toBeGreaterThanOrEqual(3)
    expect([...dates].sort()).toEqual(dates)
  })
})
