import { z } from 'zod'
import { filled } from '../../../documents/filled.ts'
import { partHeadingFields, partHeadingProjection } from '../../../parts/heading.ts'

export const contactProjection = `${partHeadingProjection}, emergency, emergencyText`

export const contactParser = z.object({ ...partHeadingFields, emergency: filled, emergencyText: filled })

export type ContactSlice = z.infer<typeof contactParser>
