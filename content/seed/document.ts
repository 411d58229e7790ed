import type { AllSanitySchemaTypes } from '../sanity.types.ts'

type Document = Exclude<Extract<AllSanitySchemaTypes, { _id: string }>, { _type: `sanity.${string}` }>

/** A document as the seed writes it: without the three fields that the lake adds. */
export type Seed<Written extends Document> = Written extends unknown
  ? Omit<Written, '_createdAt' | '_updatedAt' | '_rev'>
  : never

export type SeedDocument = Seed<Document>
