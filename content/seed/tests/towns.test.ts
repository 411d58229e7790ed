import { describe, expect, test } from 'vitest'
import { navigation } from '../navigation.ts'
import { elementsOf, wordsOf } from './testing/page-elements.ts'

/** The towns that are known best. */
const fullProfiles = [
  'charlotte',
  'matthews',
  'mint-hill',
  'pineville',
  'huntersville',
  'cornelius',
  'davidson',
  'concord',
]

describe('a town with a full profile', () => {
  test.each(fullProfiles)('%s has two reviews, and articles that open on other sites', (slug) => {
    const page = elementsOf(`/service-areas/${slug}`)
    const reviews = page.querySelectorAll('[data-section="reviews"] [data-item]')
    const articles = page.querySelectorAll('[data-section="articles"] a')
    expect(reviews.length).toBeGreaterThanOrEqual(2)
    expect(articles.length).toBeGreaterThan(0)
    for (const article of articles) {
      expect(article.getAttribute('href')).toMatch(/^https:/)
      expect([article.getAttribute('target'), article.getAttribute('rel')]).toEqual(['_blank', 'noopener'])
    }
  })

  test.each(['matthews', 'huntersville', 'pineville'])('%s has its articles on its town page too', (slug) => {
    const links = (path: string) =>
      elementsOf(path)
        .querySelectorAll('[data-section="articles"] a')
        .map((link) => link.getAttribute('href'))
    expect(links(`/cities/${slug}`)).toEqual(links(`/service-areas/${slug}`))
  })
})

test('the historic landmarks of Pineville are historic', () => {
  const landmarks = elementsOf('/cities/pineville').querySelector('[data-section="landmarks"]')
  expect(landmarks?.querySelectorAll('li')).toHaveLength(3)
  expect(wordsOf(landmarks ?? null)).not.toMatch(/\bpark\b/i)
})

test('every popular job leads to its service, and the license to its number', () => {
  const home = elementsOf('/')
  const jobs = home.querySelectorAll('[data-section="popular-services"] [data-item]')
  expect(jobs.map((job) => job.querySelector('h3 a')?.getAttribute('href') ?? wordsOf(job))).toEqual([
    ...['/services/drywall-repair', '/services/pressure-washing', '/services/painting'],
    ...['/services/handyman', '/services/plumbing', '/services/electrical'],
  ])
  expect(wordsOf(home.querySelector('[data-section="faq"]'))).toContain(
    'NC general contractor SAMPLE-GC-00000',
  )
})

test('the menu on phones has the nearer towns, and leads to all of them', () => {
  const onPhones = navigation.areas.links.filter(({ screens }) => screens !== 'wide')
  expect([onPhones.length, navigation.areas.links.length]).toEqual([10, 16])
  expect(navigation.pages).toContainEqual(
    expect.objectContaining({ label: 'All towns on one page', screens: 'phones' }),
  )
})
