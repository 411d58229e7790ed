import { seedKinds } from '../../seed-kinds.ts'

/** The made-up reviews, of all towns and services. */
export const reviews = seedKinds.flatMap(({ documents }) =>
  documents.flatMap((document) => (document._type === 'review' ? [document] : [])),
)
