import { describe, expect, test } from 'vitest'
import { business } from '../business.ts'
import { claims } from '../claims.ts'
import { openingHours } from '../opening-hours.ts'
import { publicFacts } from '../public-facts.ts'
import { reviews } from './testing/sample-reviews.ts'

describe('what is known of', () => {
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

  test('a license: that its number is a sample', () => {
    expect(business.licences?.filter(({ sample }) => !sample)).toEqual([])
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
