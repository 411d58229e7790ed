import type { RoutableType } from '../../../addresses/routes.ts'

/**
 * What a page promises its visitors, independent of how it is built. Its words and figures stand here a second time, typed by hand,
 * so that a change of the content that nobody meant is noticed. When the owner changes a fact on purpose, change it here.
 */
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

export const hours = ['Monday–Friday 7:00 AM–6:00 PM', 'Saturday 8:00 AM–4:00 PM', 'Sunday Emergencies only']
/** How the prices of the main services are said. */
export const labels = ['Starting at $85', 'Custom pricing', 'Project-based', 'Service plans available']
