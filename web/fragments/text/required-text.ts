import { z } from 'zod'

/** Text that must not be empty; the error names the field to the owner. */
export const requiredText = z.string().trim().min(1, 'must not be empty')
