import { notFound } from '../not-found/query.ts'

/** What the page around an answer to a quote form shows: the site's header and footer, as the one for unknown addresses does. */
export const requestPage = notFound
