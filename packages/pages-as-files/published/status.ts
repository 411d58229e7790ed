import type { Lack } from '../site.ts'

/** A page that can't be made; `since` is in milliseconds since 1970. */
export type PageProblem = { path: string; problem: string; fields: Lack[]; since: number }

/** What visitors get of a document, as the website tells it. */
export type DocumentStatus = {
  /** The revision that every page shows which can be made; null before the first, and after it was taken back. */
  revision: string | null
  /** Since when, in milliseconds since 1970. */
  since: number | null
  /** How many pages show it. */
  count: number
  /** Where they are: its own first, and no more than `MOST_PAGES`. */
  pages: { path: string; isOwn: boolean }[]
  problems: PageProblem[]
  /**
   * Why a publish takes longer: `renderer` or `publisher` when that part of the website does not answer, or else what keeps the
   * publisher from working, in a sentence; undefined when nothing is known to.
   */
  delay?: string | undefined
}

/** More than these are counted, not listed. */
export const MOST_PAGES = 200

/** How far the mirror of the website is; both in milliseconds since 1970. */
export type MirrorStatus = {
  /** When it was last known to be the same as the website; null before the first time. */
  lastTrue: number | null
  /** Since when the website has something that it lacks; null when nothing is known to be. */
  behindSince: number | null
}
