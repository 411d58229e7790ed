import { wholeNumber } from '../console/arguments.ts'

/**
 * The one place that reads how often trials and property tests try (`PROOF_ROUNDS`) and where their random numbers begin (`PROOF_SEED`).
 * fast-check keeps both for the process, and tests ask it. Without them each tries a little, from another seed every time.
 */
const { PROOF_ROUNDS, PROOF_SEED } = process.env
if (PROOF_ROUNDS || PROOF_SEED) {
  // Not among the imports above: most test files need none of it.
  const { configureGlobal } = await import('fast-check')
  configureGlobal({
    ...(PROOF_ROUNDS && { numRuns: wholeNumber(PROOF_ROUNDS, 'PROOF_ROUNDS=') }),
    ...(PROOF_SEED && { seed: wholeNumber(PROOF_SEED, 'PROOF_SEED=') }),
  })
}
