import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  vi.stubEnv('SANITY_API_WRITE_TOKEN', 'token-of-at-least-24-characters')
  vi.stubEnv('SANITY_REVALIDATE_SECRET', 'secret-of-at-least-24-characters')
  vi.stubEnv('STUDIO_PASSWORD', 'plumb-level-square')
})

test('search engines are kept out of everything while the site has no public address', async () => {
  expect(await rulesFor('')).toEqual({ rules: { userAgent: '*', disallow: '/' } })
})

test('search engines may read a site that has its public address, and learn where its sitemap is', async () => {
  expect(await rulesFor('https://www.example.com')).toEqual({
    rules: { userAgent: '*', allow: '/', disallow: '/api/' },
    sitemap: 'https://www.example.com/sitemap.xml',
  })
})

async function rulesFor(siteUrl: string) {
  vi.stubEnv('SITE_URL', siteUrl)
  return (await import('./robots.ts')).default()
}
