import { z } from 'zod'
import { filled } from './required-text.ts'

export const claimProjection = `_id, _type, value, label`

export const claimParser = z.object({
  _id: z.string(),
  _type: z.literal('claim'),
  value: filled,
  label: filled,
})

export type ClaimSlice = z.infer<typeof claimParser>
