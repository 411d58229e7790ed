import type { RoutableType } from '#content/addresses/routes.ts'

/** What a page promises its visitors, independent of how it is built. */
export type SpecifiedPage = {
  path: string
  kind: RoutableType
  /** Its sections and how many items each shows; a list of amounts asks for as many sections of that name. */
  sections: Sections
  /** Sections of which one is enough. */
  oneOf?: Sections
  /** What can be read on it. */
  texts?: readonly string[]
  /** Where links in its main content lead. */
  links?: readonly string[]
  anchors?: readonly string[]
  /** What the links are about that open a new tab. */
  newTabs?: readonly string[]
  /** The page that search engines keep in place of this one. */
  canonical?: string
}

export type Sections = Readonly<Record<string, Amount | readonly Amount[]>>

/** How many items a section shows: exactly so many, at least so many, one of two numbers, or any number. */
export type Amount = number | { atLeast: number } | { either: readonly [number, number] } | 'any'

export const atLeast = (least: number): Amount => ({ atLeast: least })

/** On every page, once each. */
export const onEveryPage: Sections = { hero: 'any', cta: 'any' }
