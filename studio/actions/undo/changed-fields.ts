import type { useSchema } from 'sanity'
import type { Publishes } from './published-before.ts'

/** The titles of the fields that differ between two versions of a document of this type. */
export function changedFields(
  type: ReturnType<ReturnType<typeof useSchema>['get']>,
  { now, before }: Publishes,
): string[] {
  const fields = type && 'fields' in type ? type.fields : []
  const differs = (name: string) => JSON.stringify(before[name]) !== JSON.stringify(now[name])
  return fields.filter(({ name }) => differs(name)).map(({ name, type }) => type.title ?? name)
}
