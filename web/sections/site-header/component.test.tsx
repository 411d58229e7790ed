import { expect, test } from 'vitest'
import { Rendered } from '../rendered.ts'
import { SiteHeader } from './component.tsx'
import { siteExample } from './example.ts'

test('leads to the home page, the services, the towns and the quote, and calls the number', () => {
  const { links } = new Rendered(<SiteHeader site={siteExample} />)
  expect(links).toEqual(
    expect.arrayContaining([
      '#main',
      '/',
      '/services/handyman',
      '/services/painting',
      '/service-areas',
      '/service-areas/matthews',
      '/gallery',
      '/about',
      '/contact',
      '#contact',
      'tel:+17045550142',
    ]),
  )
})

test('says who it is, when they are open and that the quote is free', () => {
  const { text } = new Rendered(<SiteHeader site={siteExample} />)
  expect(text).toContain('Crown & Level')
  expect(text).toContain('Mon-Fri 7-6, Sat 8-4')
  expect(text).toContain('Get FREE Quote')
})

test('lists only services and towns that there are', () => {
  const bare = { ...siteExample, services: [], cities: [] }
  const { links } = new Rendered(<SiteHeader site={bare} />)
  expect(links.filter((link) => /^\/service.*\/./.test(link))).toEqual([
    '/services/handyman',
    '/services/handyman',
  ])
})

test('on a page without a contact part the quote buttons lead to the one of the home page', () => {
  const { links } = new Rendered(<SiteHeader site={siteExample} quoteHref="/#contact" />)
  expect(links).not.toContain('#contact')
  expect(links).toContain('/#contact')
})
