import type { z } from 'zod'
import type { PageQuery } from '../cms/page-query.ts'

/**
 * Joins a query with its parser when the compiler can prove that they agree: what the parser returns is what TypeGen says
 * the lake answers, and the parser reads nothing that the query does not ask for. Only about null may the parser be
 * stricter, because a page does without some documents and not without others.
 */
export function typedQuery<Answer>() {
  return <Data extends Answer>(
    groq: string,
    parser: z.ZodType<Data>,
    ..._proof: Present<Answer> extends Present<Data> ? [] : [parserReadsWhatTheQueryDoesNotAskFor: Answer]
  ): PageQuery<Data> => ({ groq, parser })
}

type Present<Value> = Value extends readonly (infer Item)[]
  ? Present<Item>[]
  : Value extends object
    ? { [Key in keyof Value]: Present<NonNullable<Value[Key]>> }
    : NonNullable<Value>
