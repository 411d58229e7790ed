import { expect, test } from 'vitest'
import { headersAt, headersFor } from './security-headers.ts'

const onThisMachine = { siteUrl: undefined, development: false }
const published = { siteUrl: 'https://www.example.com', development: false }

test('a published site is for https alone, for two years and everything below it', () => {
  expect(ruleOn('Strict-Transport-Security', published)).toBe('max-age=63072000; includeSubDomains; preload')
  expect(ruleOn('Content-Security-Policy', published)).toContain('upgrade-insecure-requests')
})

test('a site without a public address or without https does not demand what it can not give', () => {
  for (const setting of [onThisMachine, { ...published, siteUrl: 'http://shop.example' }]) {
    expect(ruleOn('Strict-Transport-Security', setting)).toBeUndefined()
    expect(ruleOn('Content-Security-Policy', setting)).not.toContain('upgrade-insecure-requests')
  }
})

test('development needs scripts inside pages, so there is no policy about them', () => {
  expect(ruleOn('Content-Security-Policy', { ...onThisMachine, development: true })).toBeUndefined()
})

test("what Next's rules say of a page is what is said where they do not reach", () => {
  const rules = headersFor(published).flatMap(({ source, headers }) =>
    source.startsWith('/islands') || source.startsWith('/share') ? [] : headers,
  )
  expect(headersAt('/services/painting', published)).toEqual(rules)
  expect(headersAt('/_next/static/a.css', published).map(({ key }) => key)).not.toContain('Referrer-Policy')
})

function ruleOn(name: string, setting: Parameters<typeof headersAt>[1]): string | undefined {
  return headersAt('/', setting).find(({ key }) => key === name)?.value
}
