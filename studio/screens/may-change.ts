import { useCurrentUser } from 'sanity'
import { dailyRole } from '#content/environment/roles.ts'

/** Sanity's role for those who read alone. */
const READS = 'viewer'

/** Whether the user may change documents of a type: nothing else is offered. */
export function useMayChange(): (type: string) => boolean {
  const { roles = [] } = useCurrentUser() ?? {}
  return (type) =>
    roles.length === 0 ||
    roles.some(({ name }) =>
      name === dailyRole.name ? dailyRole.changes.some((one) => one === type) : name !== READS,
    )
}
