import { z } from 'zod'

/** Text that must be there: an owner who empties the field is told which one it was. */
export const filled = z.string().trim().min(1, 'must not be empty')
