import { z } from 'zod'
import type { Lack } from '../site.ts'

// What the website tells of itself, for those who ask it to read the answers by.

export const lacks: z.ZodType<Lack[]> = z.array(
  z.object({
    document: z.string(),
    id: z.string(),
    type: z.string(),
    field: z.string(),
    reason: z.string(),
    instead: z.enum(['before', 'nothing']).optional(),
  }),
)

/** Pages that can't be made, or not of all that is published; `since` is in milliseconds since 1970. */
const problems = z.array(
  z.object({ path: z.string(), problem: z.string(), fields: lacks, since: z.number() }),
)
export type PageProblem = z.infer<typeof problems>[number]

/** How many of the pages that are being made for a publish are done. */
export const progress = z.object({ done: z.number(), of: z.number() })
export type Progress = z.infer<typeof progress>

/** Where the publisher tells delivery of all publishes that are under way, by the ids of their documents. */
export const PROGRESS_PATH = '/progress'
export const progressByDocument = z.record(z.string(), progress)

/** What visitors get of a document. */
export const documentStatus = z.object({
  /** The revision that every page shows which can be made; null before the first, and after it was taken back. */
  revision: z.string().nullable(),
  /** Since when, in milliseconds since 1970. */
  since: z.number().nullable(),
  /** How many pages show it. */
  count: z.number(),
  /** Where they are: its own first, and no more than `MOST_PAGES`. */
  pages: z.array(z.object({ path: z.string(), isOwn: z.boolean() })),
  problems,
  /**
   * Why a publish takes longer: `renderer` or `publisher` when that part of the website does not answer, or else what keeps the
   * publisher from working, in a sentence; undefined when nothing is known to.
   */
  delay: z.string().optional(),
  /** How far the pages are that show it; undefined while none of them is being made. */
  progress: progress.optional(),
})
export type DocumentStatus = z.infer<typeof documentStatus>

/** More than these are counted, not listed. */
export const MOST_PAGES = 200

/** How far the mirror of the website is; both in milliseconds since 1970. */
export const mirrorStatus = z.object({
  /** When it was last known to be the same as the website; null before the first time. */
  lastTrue: z.number().nullable(),
  /** Since when the website has something that it lacks; null when nothing is known to be. */
  behindSince: z.number().nullable(),
})
export type MirrorStatus = z.infer<typeof mirrorStatus>

/** What it says without naming a document; the mirror, if there is one. */
export const wholeStatus = z.object({ problems, mirror: mirrorStatus.optional() })
export type WholeStatus = z.infer<typeof wholeStatus>
