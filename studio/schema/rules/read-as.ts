import type { z } from 'zod'

type FieldRule<Rule> = {
  required: () => Rule
  custom: (check: (value: unknown) => true | string) => Rule
  error: (words?: string) => Rule
}

/** The rule of a field that pages read as `kind`: the form refuses what they can't read. */
export function readAs<Rule extends FieldRule<Rule>>(rule: Rule, kind: z.ZodType): Rule {
  return rule.custom((value) => refusal(kind, value) ?? true).error(refusal(kind, {}))
}

/** The same where pages can't do without; `words` say so, and what to write. Without them, those of the kind do. */
export function requiredAs<Rule extends FieldRule<Rule>>(
  rule: Rule,
  kind: z.ZodType,
  words = refusal(kind, {}),
): Rule {
  return readAs(rule, kind).required().error(words)
}

/** What the kind says of a value; nothing of an empty field, which a required one says itself. */
function refusal(kind: z.ZodType, value: unknown): string | undefined {
  const isEmpty = value === undefined || value === null || value === ''
  return isEmpty ? undefined : kind.safeParse(value).error?.issues[0]?.message
}
