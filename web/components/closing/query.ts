import { z } from 'zod'
import { filled } from '../../fragments/text/required-text.ts'

export const closingProjection = `heading, text, mailAction`

export const closingParser = z.object({ heading: filled, text: filled, mailAction: z.string().nullable() })

export type ClosingSlice = z.infer<typeof closingParser>
