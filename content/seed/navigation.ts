import type { MenuLink, Navigation } from '../sanity.types.ts'
import { cities } from './cities/cities.ts'
import type { Seed } from './document.ts'
import { services as allServices } from './services/services.ts'

type Links = Navigation['pages']

/** A menu leaves out a page that is not published, so its references are weak. */
const link = (id: string): Links[number] => ({
  _type: 'menuLink',
  _key: id,
  page: { _type: 'reference', _ref: id, _weak: true },
})
const links = (...ids: string[]): Links => ids.map(link)
const named = (label: string, id: string): MenuLink => ({ ...link(id), label })

const main = links('service-handyman', 'service-renovations', 'service-construction', 'service-maintenance')
const more = allServices
  .filter(({ category }) => category)
  .sort((one, other) => (one.title < other.title ? -1 : 1))
  .map(({ _id }) => link(_id))
const overview = named('All towns on one page', 'areasPage')
/** On phones the towns farther out are on the page of all towns alone. */
const towns = cities.map(({ _id, tier }) =>
  tier === 'nearby' ? { ...link(_id), screens: 'wide' as const } : link(_id),
)

const FOOTER_ROWS = 5

/** The menus at the top of every page and the links at its end. */
export const navigation: Seed<Navigation> = {
  _id: 'navigation',
  _type: 'navigation',
  services: {
    title: 'Services',
    main,
    moreTitle: 'More services',
    more: [...more, { ...link('pricesPage'), label: 'All prices' }],
  },
  areas: {
    title: 'Service areas',
    heading: 'Towns we cover',
    links: towns,
    overview,
  },
  pages: [
    { ...link('areasPage'), ...overview, screens: 'phones' },
    { ...link('pricesPage'), screens: 'phones' },
    ...links('galleryPage', 'aboutPage', 'contactPage'),
  ],
  columns: [
    {
      _type: 'footerColumn',
      _key: 'services',
      title: 'Services',
      links: [...main, ...more].slice(0, FOOTER_ROWS),
    },
    { _type: 'footerColumn', _key: 'towns', title: 'Service areas', links: towns.slice(0, FOOTER_ROWS) },
  ],
  last: links('areasPage', 'pricesPage', 'galleryPage', 'aboutPage', 'contactPage'),
}
