import { z } from 'zod'
import { hasPath, isSinglePage, pathOf, routableTypes, singlePages } from '#content/addresses/routes.ts'
import { optionalText, requiredText } from '#content/documents/field-kinds.ts'

/**
 * A link to a page that is not published has no target, although the generated types say that it does: TypeGen assumes that
 * every reference can be resolved and that `defined()` is always true.
 * All page types share one shape; otherwise the generated types would repeat each of them for each list.
 */
const linkProjection = `
  label, screens, page{_ref},
  "to": select(length(page->_id) > 0 => {
    "_id": page->_id,
    "_type": page->_type,
    "slug": page->slug.current,
    "name": coalesce(page->name, page->title)
  }, null)
`

const describedProjection = `
  "described": select(length(page->_id) > 0 => {"_id": page->_id, "_type": page->_type, "summary": page->summary}, null)
`

export const navigationProjection = `
  _id, _type,
  services{title, main[]{_key, ${linkProjection}, ${describedProjection}}, moreTitle, more[]{_key, ${linkProjection}}},
  areas{title, heading, links[]{_key, ${linkProjection}}, overview{${linkProjection}}},
  pages[]{_key, ${linkProjection}},
  columns[]{_key, title, links[]{_key, ${linkProjection}}},
  last[]{_key, ${linkProjection}}
`

const targetParser = z
  .object({ _id: z.string(), _type: z.enum(routableTypes), slug: z.string().nullable(), name: optionalText })
  .refine(hasPath, { path: ['slug'], message: 'is no web address' })

const linkFields = {
  label: optionalText,
  screens: z.enum(['all', 'wide', 'phones']).nullable(),
  page: z.object({ _ref: requiredText }),
  to: targetParser.nullable(),
}
const linkParser = z.object({ _key: z.string(), ...linkFields })
const listParser = z.array(linkParser)

const describedParser = z.object({ _id: z.string(), _type: z.enum(routableTypes), summary: optionalText })

export const navigationParser = z.object({
  _id: z.string(),
  _type: z.literal('navigation'),
  services: z.object({
    title: requiredText,
    main: z.array(linkParser.extend({ described: describedParser.nullable() })),
    moreTitle: requiredText,
    more: listParser,
  }),
  areas: z.object({
    title: requiredText,
    heading: requiredText,
    links: listParser,
    overview: z.object(linkFields).nullable(),
  }),
  pages: listParser,
  columns: z.array(z.object({ _key: z.string(), title: requiredText, links: listParser })),
  last: listParser,
})

export type NavigationFragment = z.infer<typeof navigationParser>
type MenuLink = z.infer<z.ZodObject<typeof linkFields>>

/** What a menu shows of a link, and the screens it is for, unless for all. */
export type Shown = { id: string; path: string; title: string; screens?: 'wide' | 'phones' }

/** The links of a list that lead to a published page. */
export function linksTo<Link extends MenuLink>(links: readonly Link[]): (Omit<Link, 'screens'> & Shown)[] {
  return links.flatMap(({ screens, ...link }) => {
    if (!link.to) return []
    const some = screens === 'all' || screens === null ? undefined : screens
    return { ...link, ...shown(link.to, link.label), screens: some }
  })
}

function shown({ name, ...to }: z.infer<typeof targetParser>, label: string | null): Shown {
  const path = pathOf(to)
  // Pages that exist once have no name of their own.
  const title = label || name || (isSinglePage(to._type) ? singlePages[to._type].title : path)
  return { id: to._id, path, title }
}
