import { describe, expect, test } from 'vitest'
import { cities } from '../seed/cities/cities.ts'
import { coverageOf, readZipCode } from './service-area.ts'

const towns = cities.map(({ name, tier, zipCodes, furtherZipCodes = [] }) => ({
  name,
  isPrimary: tier === 'primary',
  zipCodes: [...zipCodes, ...furtherZipCodes],
}))

const answerTo = (zipCode: string) => {
  const { coverage, towns: found } = coverageOf(zipCode, towns)
  return [coverage, ...found.map(({ name }) => name)]
}

describe('what visitors type', () => {
  test.each([
    '28105',
    ' 28105 ',
    '28105-1234',
    '28105 1234',
    '281051234',
    '28105–1234',
    '28 105',
    '\u200b28105\u00a0',
    '28105\u20111234',
  ])('"%s" is 28105', (typed) => {
    expect(readZipCode(typed)).toBe('28105')
  })

  test.each(['', '2810', '281055', '28105-12', 'NC 28105', 'Matthews', '2810O', '٢٨١٠٥'])(
    '"%s" is none',
    (typed) => {
      expect(readZipCode(typed)).toBeUndefined()
    },
  )
})

describe('the sixteen cities', () => {
  test('every zip code of each of them is known', () => {
    expect(cities).toHaveLength(16)
    for (const { name, zipCodes } of towns)
      for (const zipCode of zipCodes) expect(answerTo(zipCode)).toContain(name)
  })

  test('a primary town is served, and so is the zip code of the office', () => {
    expect(answerTo('28078')).toEqual(['served', 'Huntersville'])
    expect(answerTo('28277')).toEqual(['served', 'Charlotte'])
  })

  test('extended towns and those on request ask for a call first', () => {
    expect(answerTo('29730')).toEqual(['extended', 'Rock Hill'])
    expect(answerTo('28173')).toEqual(['extended', 'Waxhaw'])
  })

  test('a zip code that two towns share names both', () => {
    expect(answerTo('28227')).toEqual(['served', 'Charlotte', 'Mint Hill'])
    expect(answerTo('28104')).toEqual(['served', 'Matthews', 'Indian Trail'])
  })

  test('others are not served', () => {
    expect(answerTo('28801')).toEqual(['outside'])
  })
})
