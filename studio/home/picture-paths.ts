import type { Schema, SchemaType } from 'sanity'
import { documentTypes } from '../document-title.ts'

/** Pictures lie no deeper, and a type that holds itself ends there. */
const DEEPEST = 6

/** A picture lacks the description that blind visitors hear. */
export const UNDESCRIBED = 'defined(asset) && coalesce(alt, "") == ""'
export const RENDERING = 'rendering == true'

/** GROQ for the documents that have a picture like this, as the filter of a `*`. */
export function withPictures(schema: Schema, condition: string): string {
  const documents = documentTypes(schema).flatMap((name) => schema.get(name) ?? [])
  const conditions = documents.flatMap((document) => {
    const lacks = picturePaths(document).map((path) => `count(${path}[${condition}]) > 0`)
    return lacks.length > 0 ? `(_type == "${document.name}" && (${lacks.join(' || ')}))` : []
  })
  return conditions.join(' || ') || 'false'
}

/** Where a document can hold pictures, each as a list: `[hero.picture]`, `(sections[].picture)`. */
function picturePaths(document: SchemaType): string[] {
  const paths = pathsIn(document, 0).map((path) => path.slice(1))
  return [...new Set(paths)].map((path) => (path.includes('[]') ? `(${path})` : `[${path}]`))
}

/** The rest of each path after this type, such as `.picture` and `[].picture`. */
function pathsIn(type: SchemaType, depth: number): string[] {
  if (depth > DEEPEST) return []
  const fields = 'fields' in type ? type.fields : []
  const names = fields.map(({ name }) => name)
  if (names.includes('asset') && names.includes('alt')) return ['']
  const members: readonly SchemaType[] = 'of' in type ? type.of : []
  return [
    ...fields.flatMap((field) => pathsIn(field.type, depth + 1).map((rest) => `.${field.name}${rest}`)),
    ...members.flatMap((member) => pathsIn(member, depth + 1).map((rest) => `[]${rest}`)),
  ]
}
