import { RocketIcon } from '@sanity/icons/Rocket'
import { TrashIcon } from '@sanity/icons/Trash'
import type { ReactNode } from 'react'
import type { SortOrderingItem } from 'sanity'
import type { StructureBuilder, StructureResolver } from 'sanity/structure'
import { onceOnSite } from '#content/addresses/routes.ts'
import { DeletedList } from '../deleted/deleted-list.tsx'
import { BeforeYouGoLive } from '../going-live/before-you-go-live.tsx'
import { singletonTypes } from '../schema/index.ts'

type List = { type: string; title: string; ordering: SortOrderingItem[] }

const byName = (field: string): SortOrderingItem[] => [{ field, direction: 'asc' }]

/** What every page shows. */
const FACTS = ['business', 'openingHours', 'navigation'] as const

const OFFERED: readonly List[] = [
  { type: 'price', title: 'Prices', ordering: byName('title') },
  { type: 'service', title: 'Services', ordering: byName('title') },
  { type: 'plan', title: 'Maintenance plans', ordering: byName('title') },
  { type: 'project', title: 'Projects', ordering: byName('title') },
  { type: 'city', title: 'Cities', ordering: byName('order') },
]

const OF_TOWNS: readonly List[] = [
  { type: 'areaService', title: 'Main services in towns', ordering: byName('title') },
  { type: 'cityService', title: 'Trades in towns', ordering: byName('title') },
  { type: 'townPage', title: 'Town pages', ordering: byName('title') },
  { type: 'townService', title: 'Service pages of towns', ordering: byName('title') },
  { type: 'locationPage', title: 'Location pages', ordering: byName('title') },
]
const SHARED_BY_TRADES = 'cityServiceShared'

const ELSEWHERE: readonly List[] = [
  { type: 'video', title: 'Videos', ordering: byName('title') },
  { type: 'article', title: 'Articles on other sites', ordering: byName('title') },
  { type: 'socialCard', title: 'Social pages', ordering: byName('platform') },
  { type: 'socialPost', title: 'Social posts', ordering: [{ field: 'date', direction: 'desc' }] },
]

const REDIRECTS: List = { type: 'redirect', title: 'Old addresses', ordering: byName('from') }

const SAID: readonly List[] = [
  { type: 'review', title: 'Reviews', ordering: [{ field: 'date', direction: 'desc' }] },
  { type: 'faq', title: 'Questions', ordering: byName('question') },
  { type: 'claim', title: 'Numbers about you', ordering: byName('title') },
  { type: 'publicFact', title: 'Laws, fees, and statistics', ordering: byName('title') },
]

/** The Studio's list of content. Document types that are in none of the lists above come last. */
export const desk: StructureResolver = (S, { schema }) => {
  const titleOf = (type: string) => schema.get(type)?.title ?? type
  const pages = onceOnSite.map((type) => singleton(S, type, titleOf(type)))
  const ofTypes = (lists: readonly List[]) => lists.map((list) => documents(S, list))
  const shared = singleton(S, SHARED_BY_TRADES, titleOf(SHARED_BY_TRADES))
  const placed = [
    ...singletonTypes,
    ...[...OFFERED, ...OF_TOWNS, ...SAID, ...ELSEWHERE, REDIRECTS].map(({ type }) => type),
  ]
  const others = S.documentTypeListItems().filter((item) => !placed.includes(item.getId() ?? ''))
  return S.list()
    .title('Your website')
    .items([
      ...FACTS.map((type) => singleton(S, type, titleOf(type))),
      group(S, 'pages', 'Pages', [...pages, S.divider(), documents(S, REDIRECTS)]),
      S.divider(),
      ...ofTypes(OFFERED),
      group(S, 'townPages', 'Town pages', [...ofTypes(OF_TOWNS), S.divider(), shared]),
      S.divider(),
      ...ofTypes(SAID),
      group(S, 'elsewhere', 'On other sites', ofTypes(ELSEWHERE)),
      ...(others.length > 0 ? [S.divider(), ...others] : []),
      S.divider(),
      screen(S, 'before-you-go-live', 'Before you go live', BeforeYouGoLive).icon(RocketIcon),
      screen(S, 'deleted', 'Deleted', DeletedList).icon(TrashIcon),
    ])
}

type Items = Parameters<ReturnType<StructureBuilder['list']>['items']>[0]

function group(S: StructureBuilder, id: string, title: string, items: Items) {
  return S.listItem().id(id).title(title).child(S.list().id(id).title(title).items(items))
}

function screen(S: StructureBuilder, id: string, title: string, component: () => ReactNode) {
  return S.listItem().id(id).title(title).child(S.component(component).id(id).title(title))
}

function singleton(S: StructureBuilder, type: string, title: string) {
  const document = S.document().schemaType(type).documentId(type).title(title)
  return S.listItem().id(type).schemaType(type).title(title).child(document)
}

function documents(S: StructureBuilder, { type, title, ordering }: List) {
  return S.documentTypeListItem(type)
    .title(title)
    .child(S.documentTypeList(type).title(title).defaultOrdering(ordering))
}
