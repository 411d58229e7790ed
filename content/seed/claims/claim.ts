import type { Claim } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'

/** A figure without proof: the site must not go live with it. `proof` says what would prove it. */
export const sample = (id: string, value: string, label: string, proof: string): Seed<Claim> => ({
  _id: `claim-${id}`,
  _type: 'claim',
  title: label,
  value,
  label,
  evidence: `None yet: a sample figure. Proof would be ${proof}.`,
  sample: true,
})

/** What would prove how long jobs take. */
export const JOB_BOOK = 'start and end dates in the job book'

/** How long a job takes: `what` it is, such as "a custom home". */
export const time = (id: string, value: string, what: string): Seed<Claim> => ({
  ...sample(id, value, `For ${what}`, JOB_BOOK),
  title: `${what.charAt(0).toUpperCase()}${what.slice(1)}: how long it takes`,
})

/** A promise that the business makes and keeps itself. */
export const term = (id: string, value: string, label: string, evidence: string): Seed<Claim> => ({
  _id: `claim-${id}`,
  _type: 'claim',
  title: label,
  value,
  label,
  evidence,
  checkedOn: '2026-11-20',
})
