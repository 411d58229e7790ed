import { notFound } from '../not-found/query.ts'

/** What the page for failures shows: the site's header and footer, as the one for unknown addresses does. */
export const failure = notFound
