import type { SortOrderingItem } from 'sanity'
import type { StructureBuilder, StructureResolver } from 'sanity/structure'
import { singletonTypes } from '../schema/index.ts'

type List = { type: string; title: string; ordering: SortOrderingItem[] }

const byName = (field: string): SortOrderingItem[] => [{ field, direction: 'asc' }]

const OFFERED: readonly List[] = [
  { type: 'price', title: 'Prices', ordering: byName('title') },
  { type: 'service', title: 'Services', ordering: byName('title') },
  { type: 'plan', title: 'Plans', ordering: byName('title') },
  { type: 'project', title: 'Projects', ordering: byName('title') },
  { type: 'city', title: 'Cities', ordering: byName('order') },
]

const SAID: readonly List[] = [
  { type: 'review', title: 'Reviews', ordering: [{ field: 'date', direction: 'desc' }] },
  { type: 'faq', title: 'Questions', ordering: byName('question') },
  { type: 'claim', title: 'Claims', ordering: byName('title') },
]

/** The owner's desk: what exists once, what is offered where, what is said about it. A type without a place comes last. */
export const desk: StructureResolver = (S, { schema }) => {
  const once = singletonTypes.map((type) => singleton(S, type, schema.get(type)?.title ?? type))
  const placed = [...singletonTypes, ...[...OFFERED, ...SAID].map(({ type }) => type)]
  const others = S.documentTypeListItems().filter((item) => !placed.includes(item.getId() ?? ''))
  return S.list()
    .title('Your website')
    .items([
      ...once,
      S.divider(),
      ...OFFERED.map((list) => documents(S, list)),
      S.divider(),
      ...SAID.map((list) => documents(S, list)),
      ...(others.length > 0 ? [S.divider(), ...others] : []),
    ])
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
