import { expect, test, vi } from 'vitest'
import { stubEnvironment } from '../testing/variables.ts'

test('search engines may read a site that has its public address, and learn where its sitemap is', async () => {
  stubEnvironment(43_333)
  vi.stubEnv('SITE_URL', 'https://www.example.com')
  const { default: robots } = await import('./robots.ts')
  expect(robots()).toEqual({
    rules: { userAgent: '*', allow: '/', disallow: '/api/' },
    sitemap: 'https://www.example.com/sitemap.xml',
  })
})
