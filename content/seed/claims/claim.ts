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
