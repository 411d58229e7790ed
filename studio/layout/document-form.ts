import type { InputProps } from 'sanity'

/** Whether this is the form of a whole document, and not a field in it. */
export function isDocumentForm({ path, schemaType }: InputProps): boolean {
  return path.length === 0 && schemaType.type?.name === 'document'
}
