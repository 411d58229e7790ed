import type { AllSanitySchemaTypes } from '../sanity.types.ts'

/** What someone may change whose role is not "everything". The rest is there to read. */
export const dailyRole = {
  name: 'daily',
  title: 'prices, hours, photos, and reviews',
  changes: ['price', 'openingHours', 'project', 'review', 'sanity.imageAsset'],
} as const satisfies { name: string; title: string; changes: readonly DocumentType[] }

type DocumentType = Extract<AllSanitySchemaTypes, { _id: string }>['_type']
