const titleFields = ['title', 'name', 'question', 'author', 'heading']

/** What the owner knows a document by: its title, name, question or author; empty when it has none of them. */
export function documentTitle(document: object): string {
  const values = new Map<string, unknown>(Object.entries(document))
  for (const field of titleFields) {
    const value = values.get(field)
    if (typeof value === 'string' && value) return value
  }
  return ''
}
