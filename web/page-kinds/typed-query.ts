import { z } from 'zod'
import { type Site, siteParser } from '../lake/fragments/site/site-query.ts'
import type { PageQuery } from '../lake/page-query.ts'

/**
 * Joins a query with its parser. It compiles only if both agree: the parser returns the type that TypeGen derived for the
 * query, and reads nothing that the query does not select. Only about null may the parser be stricter: what a page needs,
 * it may require.
 */
export function typedQuery<Answer>() {
  return <Data extends Answer>(
    groq: string,
    parser: z.ZodType<Data>,
    ..._checked: Present<Answer> extends Present<Data> ? [] : [parserReadsWhatTheQueryDoesNotAskFor: Answer]
  ): PageQuery<Data> => ({ groq, parser })
}

/** The same for a page with header and footer, whose query has `siteProjection` as `site`: the parser is that of `page`. */
export function pageQuery<Answer extends { page: unknown }>() {
  return <Page extends Answer['page']>(
    groq: string,
    page: z.ZodType<Page>,
    ..._checked: Present<Answer['page']> extends Present<Page>
      ? []
      : [parserReadsWhatTheQueryDoesNotAskFor: Answer['page']]
  ): PageQuery<{ site: Site; page: Page }> => ({ groq, parser: z.object({ site: siteParser, page }) })
}

type Present<Value> = Value extends readonly (infer Item)[]
  ? Present<Item>[]
  : Value extends object
    ? { [Key in keyof Value]: Present<NonNullable<Value[Key]>> }
    : NonNullable<Value>
