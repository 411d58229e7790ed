import { ActivityIcon } from '@sanity/icons/Activity'
import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { EarthGlobeIcon } from '@sanity/icons/EarthGlobe'
import { ImagesIcon } from '@sanity/icons/Images'
import { RocketIcon } from '@sanity/icons/Rocket'
import { StarFilledIcon } from '@sanity/icons/StarFilled'
import { TrashIcon } from '@sanity/icons/Trash'
import type { ReactNode } from 'react'
import type { StructureBuilder, StructureResolver } from 'sanity/structure'
import { onceOnSite } from '#content/addresses/routes.ts'
import { WhoChangedWhat } from '../activity/who-changed-what.tsx'
import { DeletedList } from '../deleted/deleted-list.tsx'
import { typeTitle } from '../document-title.ts'
import { BeforeYouGoLive } from '../going-live/before-you-go-live.tsx'
import { YourNumbers } from '../going-live/your-numbers.tsx'
import { ForGoogle } from '../google/for-google.tsx'
import { YourPhotos } from '../photos/your-photos.tsx'
import { AskForReview } from '../reviews/ask-for-review.tsx'
import { singletonTypes } from '../schema/index.ts'

/** Documents of a type, by the field that orders them; the newest come first where it is their date. */
type List = readonly [type: string, title: string, orderedBy: string]

/** What every page shows. */
const FACTS = ['business', 'openingHours', 'navigation'] as const

const OFFERED: readonly List[] = [
  ['price', 'Prices', 'title'],
  ['service', 'Services', 'title'],
  ['plan', 'Maintenance plans', 'title'],
  ['project', 'Projects', 'title'],
  ['city', 'Towns', 'order'],
]

const OF_TOWNS: readonly List[] = [
  ['areaService', 'Main service pages of towns', 'title'],
  ['cityService', 'Trade pages of towns', 'title'],
  ['townPage', 'Town pages', 'title'],
  ['townService', 'Service pages of towns', 'title'],
  ['locationPage', 'Location pages', 'title'],
]
const SHARED_BY_TRADES = 'cityServiceShared'

const SAID: readonly List[] = [
  ['review', 'Reviews', 'date'],
  ['faq', 'Questions', 'question'],
  ['claim', 'Numbers about you', 'title'],
  ['publicFact', 'Laws, fees, and statistics', 'title'],
]

const ELSEWHERE: readonly List[] = [
  ['video', 'Videos', 'title'],
  ['article', 'Articles on other sites', 'title'],
  ['socialCard', 'Social pages', 'platform'],
  ['socialPost', 'Social posts', 'date'],
]

const REDIRECTS: List = ['redirect', 'Old addresses', 'from']

/** The Studio's list of content. Document types that are in none of the lists above come last. */
export const desk: StructureResolver = (S, { schema }) => {
  const once = (type: string) => singleton(S, type, typeTitle(schema, type))
  const pages = onceOnSite.map(once)
  const ofTypes = (lists: readonly List[]) => lists.map((list) => documents(S, list))
  const placed = [
    ...singletonTypes,
    ...[...OFFERED, ...OF_TOWNS, ...SAID, ...ELSEWHERE, REDIRECTS].map(([type]) => type),
  ]
  const others = S.documentTypeListItems().filter((item) => !placed.includes(item.getId() ?? ''))
  return S.list()
    .title('Your website')
    .items([
      ...FACTS.map(once),
      group(S, 'pages', 'Pages', [...pages, S.divider(), documents(S, REDIRECTS)]),
      S.divider(),
      ...ofTypes(OFFERED),
      group(S, 'townPages', 'Town pages', [...ofTypes(OF_TOWNS), S.divider(), once(SHARED_BY_TRADES)]),
      S.divider(),
      ...ofTypes(SAID),
      group(S, 'elsewhere', 'On other sites', ofTypes(ELSEWHERE)),
      ...(others.length > 0 ? [S.divider(), ...others] : []),
      S.divider(),
      screen(S, 'ask-for-a-review', 'Ask for a review', AskForReview).icon(StarFilledIcon),
      screen(S, 'for-google', 'For Google', ForGoogle).icon(EarthGlobeIcon),
      screen(S, 'your-photos', 'Your photos', YourPhotos).icon(ImagesIcon),
      screen(S, 'your-numbers', 'Your numbers', YourNumbers).icon(CheckmarkCircleIcon),
      screen(S, 'before-you-go-live', 'Before you go live', BeforeYouGoLive).icon(RocketIcon),
      screen(S, 'who-changed-what', 'Who changed what', WhoChangedWhat).icon(ActivityIcon),
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

function documents(S: StructureBuilder, [type, title, field]: List) {
  const direction = field === 'date' ? 'desc' : 'asc'
  return S.documentTypeListItem(type)
    .title(title)
    .child(S.documentTypeList(type).title(title).defaultOrdering([{ field, direction }]))
}
