import type { Place } from '#content/outside-links.ts'
import type { BusinessSlice } from './business.ts'

/** Where every route starts. */
export const officeOf = ({
  locality,
  region,
  postalCode,
}: Pick<BusinessSlice, 'locality' | 'region' | 'postalCode'>): Place => ({
  name: locality,
  state: region,
  zipCode: postalCode,
})
