import { z } from 'zod'
import { requiredText } from '#content/documents/field-kinds.ts'

export const claimProjection = `_id, _type, value, label`

export const claimParser = z.object({
  _id: z.string(),
  _type: z.literal('claim'),
  value: requiredText,
  label: requiredText,
})

export type ClaimFragment = z.infer<typeof claimParser>
