import type { Schema } from 'sanity'

/** What the form calls the top-level field that a path such as `licences.plumbing` leads into; undefined for the whole document. */
export function fieldTitle(schema: Schema, type: string, path: string): string | undefined {
  const [name] = path.split('.')
  const found = schema.get(type)
  const fields = found && 'fields' in found ? found.fields : []
  return fields.find((field) => field.name === name)?.type.title
}
