import { expect, test } from 'vitest'
import { headersAt, headersFor, headersInPreview } from './security-headers.ts'

const hostAlone = { subdomains: false, preload: false }
const onThisMachine = { siteUrl: undefined, strictTransport: hostAlone }
const published = { siteUrl: 'https://www.example.com', strictTransport: hostAlone }
const inline = { styles: ["'sha256-style'"], scripts: ["'sha256-script'"] }

test.each([
  // It says nothing of other hosts as long as the owner doesn't.
  [hostAlone, 'max-age=63072000'],
  [{ subdomains: true, preload: false }, 'max-age=63072000; includeSubDomains'],
  [{ subdomains: true, preload: true }, 'max-age=63072000; includeSubDomains; preload'],
])('a published site is for https alone for two years: %o', (strictTransport, rule) => {
  expect(ruleOn('Strict-Transport-Security', { ...published, strictTransport })).toBe(rule)
  expect(ruleOn('Content-Security-Policy', published)).toContain('upgrade-insecure-requests')
})

test('a site without a public address or without https does not demand what it can not give', () => {
  for (const setting of [onThisMachine, { ...published, siteUrl: 'http://shop.example' }]) {
    expect(ruleOn('Strict-Transport-Security', setting)).toBeUndefined()
    expect(ruleOn('Content-Security-Policy', setting)).not.toContain('upgrade-insecure-requests')
  }
})

test('the policy lets in what it has the hash of, and no script that turns text into script but in the preview', () => {
  const policy = ruleOn('Content-Security-Policy', published)
  expect(policy).toContain("script-src 'self' 'sha256-script';")
  expect(policy).toContain("style-src 'self' 'sha256-style';")
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types service-worker;")
  const preview = headersInPreview(published, { frame: 'https://studio.example.com', nonce: 'abc' })
  expect(preview['content-security-policy']).not.toContain('trusted-types')
})

test('development needs scripts inside pages, so the policy about them is none of the rules that it shares', () => {
  expect(headersFor(onThisMachine).flatMap(({ headers }) => headers.map(({ key }) => key))).not.toContain(
    'Content-Security-Policy',
  )
})

test("what Next's rules say of a page is what is said where they do not reach, except the policy", () => {
  const rules = headersFor(published).flatMap(({ source, headers }) =>
    source.startsWith('/islands') || source.startsWith('/share') ? [] : headers,
  )
  const { 'Content-Security-Policy': _, ...told } = headersAt('/services/painting', published, inline)
  expect(told).toEqual(Object.fromEntries(rules.map(({ key, value }) => [key, value])))
  expect(headersAt('/_next/static/a.js', published, inline)).not.toHaveProperty('Referrer-Policy')
})

function ruleOn(name: string, setting: Parameters<typeof headersAt>[1]): string | undefined {
  return headersAt('/', setting, inline)[name]
}
