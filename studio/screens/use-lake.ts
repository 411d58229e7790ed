import { useClient } from 'sanity'
import { SANITY_API_VERSION } from '#content/environment/lake.ts'

/** The client of the lake, logged in as the owner. */
export const useLake = () => useClient({ apiVersion: SANITY_API_VERSION })
