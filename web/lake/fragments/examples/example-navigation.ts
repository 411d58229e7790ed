import type { NavigationFragment } from '../site/navigation.ts'

type Link = NavigationFragment['pages'][number]
type Page = NonNullable<Link['to']>

const link = (to: Page, more: Partial<Link> = {}): Link => ({
  _key: to._id,
  label: null,
  screens: null,
  page: { _ref: to._id },
  to,
  ...more,
})
const single = (type: Page['_type']): Page => ({ _id: type, _type: type, slug: null, name: null })

const handyman: Page = { _id: 'service-handyman', _type: 'service', slug: 'handyman', name: 'Handyman' }
const painting: Page = { _id: 'service-painting', _type: 'service', slug: 'painting', name: 'Painting' }
const charlotte: Page = { _id: 'city-charlotte', _type: 'city', slug: 'charlotte', name: 'Charlotte' }
const matthews: Page = { _id: 'city-matthews', _type: 'city', slug: 'matthews', name: 'Matthews' }
const pages = ['galleryPage', 'aboutPage', 'contactPage'] as const

/** The menus of the examples: two services, two towns, and the pages that exist once. */
export const exampleNavigation: NavigationFragment = {
  _id: 'navigation',
  _type: 'navigation',
  services: {
    title: 'Services',
    main: [
      {
        ...link(handyman),
        described: { ...handyman, summary: 'The list on your fridge, done in one visit.' },
      },
    ],
    moreTitle: 'More services',
    more: [link(painting)],
  },
  areas: {
    title: 'Service areas',
    heading: 'Towns we cover',
    links: [link(charlotte), link(matthews)],
    overview: {
      label: 'All towns on one page',
      screens: null,
      page: { _ref: 'areasPage' },
      to: single('areasPage'),
    },
  },
  pages: [link(single('areasPage'), { screens: 'phones' }), ...pages.map((type) => link(single(type)))],
  columns: [
    { _key: 'services', title: 'Services', links: [link(handyman), link(painting)] },
    { _key: 'towns', title: 'Service areas', links: [link(charlotte), link(matthews)] },
  ],
  last: [single('areasPage'), ...pages.map(single)].map((page) => link(page)),
}
