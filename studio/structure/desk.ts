import { RocketIcon } from '@sanity/icons/Rocket'
import { TrashIcon } from '@sanity/icons/Trash'
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
  const placed = [
    ...singletonTypes,
    ...[...OFFERED, ...OF_TOWNS, ...SAID, ...ELSEWHERE, REDIRECTS].map(({ type }) => type),
  ]
  const others = S.documentTypeListItems().filter((item) => !placed.includes(item.getId() ?? ''))
  return S.list()
    .title('Your website')
    .items([
      ...FACTS.map((type) => singleton(S, type, titleOf(type))),
      group(S, { id: 'pages', title: 'Pages', items: [...pages, S.divider(), documents(S, REDIRECTS)] }),
      S.divider(),
      ...OFFERED.map((list) => documents(S, list)),
      townPages(S, titleOf(SHARED_BY_TRADES)),
      S.divider(),
      ...SAID.map((list) => documents(S, list)),
      group(S, {
        id: 'elsewhere',
        title: 'On other sites',
        items: ELSEWHERE.map((list) => documents(S, list)),
      }),
      ...(others.length > 0 ? [S.divider(), ...others] : []),
      S.divider(),
      S.listItem()
        .id('before-you-go-live')
        .title('Before you go live')
        .icon(RocketIcon)
        .child(S.component(BeforeYouGoLive).id('before-you-go-live').title('Before you go live')),
      S.listItem()
        .id('deleted')
        .title('Deleted')
        .icon(TrashIcon)
        .child(S.component(DeletedList).id('deleted').title('Deleted')),
    ])
}

/** The pages of towns, and what those of all trades share. */
function townPages(S: StructureBuilder, sharedTitle: string) {
  const lists = OF_TOWNS.map((list) => documents(S, list))
  const shared = singleton(S, SHARED_BY_TRADES, sharedTitle)
  return group(S, { id: 'townPages', title: 'Town pages', items: [...lists, S.divider(), shared] })
}

type Items = Parameters<ReturnType<StructureBuilder['list']>['items']>[0]
type Group = { id: string; title: string; items: Items }

function group(S: StructureBuilder, { id, title, items }: Group) {
  return S.listItem().id(id).title(title).child(S.list().id(id).title(title).items(items))
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
