import { expect, test } from 'vitest'
import { exampleNavigation } from '../../../fragments/examples/example-navigation.ts'
import { exampleSite } from '../../../fragments/examples/example-site.ts'
import { type NavigationFragment, navigationParser } from '../../../fragments/site/navigation.ts'
import { Rendered } from '../../../testing/rendered.ts'
import { SiteHeader } from './site-header.tsx'

test('the example is what the lake may answer', () => {
  expect(navigationParser.parse(exampleNavigation)).toEqual(exampleNavigation)
})

test('leads to the home page, the services, the towns and the quote, and calls the number', () => {
  const { links } = new Rendered(<SiteHeader site={exampleSite} />)
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
  const { text } = new Rendered(<SiteHeader site={exampleSite} />)
  expect(text).toContain('Crown & Level')
  expect(text).toContain('Mon–Fri 7–6, Sat 8–4')
  expect(text).toContain('Get FREE Quote')
})

test('leaves out what is not published, in the menus of all screens', () => {
  const { links } = new Rendered(<SiteHeader site={withMenus(withoutTargets(exampleNavigation))} />)
  expect(links.filter((link) => link.startsWith('/') && link !== '/')).toEqual([])
})

test('calls a page what the owner calls it in the menu, and else by its own name', () => {
  const { services } = exampleNavigation
  const more = services.more.map((link) => ({ ...link, label: 'Paint and paper' }))
  const menus = { ...exampleNavigation, services: { ...services, more } }
  const { text } = new Rendered(<SiteHeader site={withMenus(menus)} />)
  expect(text.match(/Paint and paper/g)).toHaveLength(2)
  expect(text.match(/Matthews/g)).toHaveLength(3)
})

test('shows a link on phones alone, or not there, as the owner wishes', () => {
  const count = (screens: 'all' | 'wide' | 'phones') => {
    const pages = exampleNavigation.pages.map((link) => ({ ...link, screens }))
    const { links } = new Rendered(<SiteHeader site={withMenus({ ...exampleNavigation, pages })} />)
    return links.filter((link) => link === '/gallery').length
  }
  expect([count('all'), count('wide'), count('phones')]).toEqual([2, 1, 1])
})

test('on a page without a contact part the quote buttons lead to the one of the home page', () => {
  const { links } = new Rendered(<SiteHeader site={exampleSite} quoteHref="/#contact" />)
  expect(links).not.toContain('#contact')
  expect(links).toContain('/#contact')
})

function withMenus(navigation: NavigationFragment) {
  return { ...exampleSite, navigation }
}

function withoutTargets({ services, areas, pages, ...footer }: NavigationFragment): NavigationFragment {
  const gone = { to: null }
  return {
    ...footer,
    services: {
      ...services,
      main: services.main.map((link) => ({ ...link, ...gone })),
      more: services.more.map((link) => ({ ...link, ...gone })),
    },
    areas: {
      ...areas,
      links: areas.links.map((link) => ({ ...link, ...gone })),
      overview: areas.overview && { ...areas.overview, ...gone },
    },
    pages: pages.map((link) => ({ ...link, ...gone })),
  }
}
