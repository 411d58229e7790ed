import { z } from 'zod'
import { filled } from '../../documents/filled.ts'

export const closingProjection = `heading, text`

export const closingParser = z.object({ heading: filled, text: filled })

export type ClosingSlice = z.infer<typeof closingParser>
