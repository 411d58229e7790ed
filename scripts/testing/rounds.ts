import { wholeNumber } from '../console/arguments.ts'
import { Failure } from '../console/failure.ts'

/**
 * The one place that reads how often trials and property tests try (`PROOF_ROUNDS`) and where their random numbers begin (`PROOF_SEED`).
 * fast-check keeps both for the process, and tests ask it. Without them each tries a little, from another seed every time.
 */
const { PROOF_ROUNDS, PROOF_SEED } = process.env
if (PROOF_SEED && !/^-?\d+$/.test(PROOF_SEED))
  throw new Failure(`PROOF_SEED=${PROOF_SEED}: give a whole number.`)
if (PROOF_ROUNDS || PROOF_SEED) {
  // Not among the imports above: most test files need none of it.
  const { configureGlobal } = await import('fast-check')
  configureGlobal({
    ...(PROOF_ROUNDS && { numRuns: wholeNumber(PROOF_ROUNDS, 'PROOF_ROUNDS=') }),
    ...(PROOF_SEED && { seed: Number(PROOF_SEED) }),
  })
}
