import type { Badges, BeforeAfter, Picture, Projects } from '../sanity.types.ts'
import { refs } from './reference.ts'
import type { Head, Keyed } from './sections.ts'

/** Short proofs in a row; `claims` are ids. */
export const badges = ({ claims, ...head }: Head & { claims: string[] }): Keyed<Badges> => ({
  _type: 'badges',
  _key: 'badges',
  ...head,
  claims: refs(...claims),
})

type Pair = { before: Picture; after: Picture; caption: string }

/** The same room before and after the work. */
export const beforeAfter = (content: Head & Pair): Keyed<BeforeAfter> => ({
  _type: 'beforeAfter',
  _key: 'before-after',
  ...content,
})

/** Finished work; `items` are ids. */
export const projects = ({ items, ...head }: Head & { items: string[] }): Keyed<Projects> => ({
  _type: 'projects',
  _key: 'projects',
  ...head,
  projects: refs(...items),
})
