import type { Place } from '#content/addresses/outside-links.ts'
import type { BusinessFragment } from './business.ts'

/** The office, where the way to every town starts. */
export const officeOf = ({
  locality,
  region,
  postalCode,
}: Pick<BusinessFragment, 'locality' | 'region' | 'postalCode'>): Place => ({
  name: locality,
  state: region,
  zipCode: postalCode,
})
