import { notFound } from '../not-found/query.ts'

/** The page around an answer to the quote form shows header and footer alone, as the page for unknown addresses does. */
export const requestPage = notFound
