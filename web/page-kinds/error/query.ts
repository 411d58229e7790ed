import { notFound } from '../not-found/query.ts'

/** The error page shows header and footer alone, as the page for unknown addresses does. */
export const failure = notFound
