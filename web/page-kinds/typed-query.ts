import type { z } from 'zod'
import type { PageQuery } from '../cms/page-query.ts'

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

type Present<Value> = Value extends readonly (infer Item)[]
  ? Present<Item>[]
  : Value extends object
    ? { [Key in keyof Value]: Present<NonNullable<Value[Key]>> }
    : NonNullable<Value>
