import type { RoutableType } from '../../../addresses/routes.ts'

/**
 * What a page promises its visitors, independent of how it is built. Its words and figures stand here a second time, typed by hand,
 * so that a change of the content that nobody meant is noticed. When the owner changes a fact on purpose, change it here.
 */
export type SpecifiedPage = {
  path: string
  kind: RoutableType
  /** The page that search engines keep in place of this one. */
  canonical: string | undefined
  /** Its sections and how many items each shows: `6`, `4+` for at least four, `2/5` for two or five; a name twice asks for two sections. */
  sections: readonly string[]
  /** Sections of which one is enough. */
  oneOf: readonly string[]
  /** What can be read on it. */
  texts: readonly string[]
  /** Where links in its main content lead. */
  links: readonly string[]
  anchors: readonly string[]
  /** What the links are about that open a new tab. */
  newTabs: readonly string[]
}

const promises = ['canonical', 'sections', 'oneOf', 'texts', 'links', 'anchors', 'newTabs'] as const

/** The pages of a kind: each has its path on a line, and below it lines such as `sections: services 6 | faq 4+`. */
export function pagesOf(kind: RoutableType, table: string): SpecifiedPage[] {
  const pages = table.trim().split(/\n(?=\/)/)
  return pages.map((page) => {
    const [path = '', ...lines] = page.split('\n').map((line) => line.trim())
    const stray = lines.filter((line) => !promises.some((name) => line.startsWith(`${name}: `)))
    if (stray.length > 0) throw new Error(`Nothing is promised of ${path} by "${stray}".`)
    const promised = (name: (typeof promises)[number]) =>
      lines.flatMap((line) => (line.startsWith(`${name}: `) ? line.slice(name.length + 2).split(' | ') : []))
    return {
      ...{ path, kind, canonical: promised('canonical')[0], sections: promised('sections') },
      ...{ oneOf: promised('oneOf'), texts: promised('texts'), links: promised('links') },
      ...{ anchors: promised('anchors'), newTabs: promised('newTabs') },
    }
  })
}

export const hours = 'Monday–Friday 7:00 AM–6:00 PM | Saturday 8:00 AM–4:00 PM | Sunday Emergencies only'
/** How the prices of the main services are said. */
export const labels = 'Starting at $85 | Custom pricing | Project-based | Service plans available'
