/** Of several documents with one address the page is of the one that had it first, as `published-routes.ts` tells the others. */
export const oldestFirst = 'order(shown != false desc, _createdAt, _id)'
