/** A reference to the document with this id; the test of the seed proves that there is one. */
export const ref = (id: string) => ({ _type: 'reference', _ref: id }) as const

/** A reference that neither waits for its document to be written nor keeps it from being deleted. */
export const weakRef = (id: string) => ({ ...ref(id), _weak: true }) as const

/** References as the items of a list; the id is the key, for a list holds each document once. */
export const refs = (...ids: string[]) => ids.map((id) => ({ ...ref(id), _key: id }))

/** A key that stays the same as long as the words do, such as `cabinet-painting`. */
export const keyOf = (words: string) =>
  words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** The web address of a document, such as `{current: 'painting'}`. */
export const slug = (current: string) => ({ _type: 'slug', current }) as const
