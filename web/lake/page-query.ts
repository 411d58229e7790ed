import type { z } from 'zod'

/** What a query is asked with, by the names after its `$`. */
export type Params = Record<string, string>

/**
 * A page's one request to the content lake: everything the page shows, header and footer included, in one answer.
 * The parser is the boundary: an answer that it refuses stops the build, or keeps the last good page.
 * Every document in the answer carries `_id` and `_type`, so that a refusal can name the one to open.
 */
export type PageQuery<Data> = {
  /** GROQ whose answer is `{site, page}`; `page` is null when no published document has the slug. */
  groq: string
  parser: z.ZodType<Data>
}
