import { estimatePath } from '#content/addresses/routes.ts'
import { MoreLink } from '../controls/more-link.tsx'

/** Leads from the prices of a service to the estimate that begins with them; `service` is a slug. */
export function EstimateLink({ service }: { service: string }) {
  return <MoreLink href={estimatePath(service)} text="Price your job" />
}
