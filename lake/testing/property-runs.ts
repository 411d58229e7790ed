/**
 * How often fast-check tries a property, from `PROPERTY_RUNS`, and where its random numbers begin, from `PROPERTY_SEED`: a failure
 * prints the seed that repeats it, and the shortest case that fails.
 */
export function propertyRuns(standard: number): { numRuns: number; seed: number } {
  const { PROPERTY_RUNS, PROPERTY_SEED } = process.env
  const numRuns = PROPERTY_RUNS ? Number(PROPERTY_RUNS) : standard
  const seed = PROPERTY_SEED ? Number(PROPERTY_SEED) : Math.floor(Math.random() * 2 ** 31)
  return { numRuns, seed }
}
