/** Marks what a path has asked for: kept for others who need the same, until the path is rendered again. */
export const tagOf = (path: string) => `route:${path}`
