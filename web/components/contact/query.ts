import { z } from 'zod'
import { partHeadingFields, partHeadingProjection } from '../../fragments/text/heading.ts'
import { filled } from '../../fragments/text/required-text.ts'

export const contactProjection = `${partHeadingProjection}, emergency, emergencyText`

export const contactParser = z.object({ ...partHeadingFields, emergency: filled, emergencyText: filled })

export type ContactSlice = z.infer<typeof contactParser>
