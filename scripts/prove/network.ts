import { hasOwnNetworks, NO_OWN_NETWORK, runAlone } from './own-network.ts'
import type { Finding, Promised, Trial } from './promise.ts'

export const network: Promised = {
  name: 'network',
  promise: 'It starts, publishes and recovers on a machine without any network',
  cannotShow: 'The first installation, which gets packages from a registry.',
  run: proveNetwork,
}

/** Kills a few processes of a second product there. */
async function proveNetwork({ seed }: Trial): Promise<Finding> {
  const tried = 'A product of its own, with twelve kills'
  if (!hasOwnNetworks()) return { tried, found: '', broken: [], notTried: NO_OWN_NETWORK }
  const program = ['scripts/commands/measure/prove.ts', 'crashes', '--small', `--seed=${seed}`]
  const { code, said } = await runAlone(program)
  const isKept = code === 0
  return {
    tried,
    found: isKept ? 'as with a network' : `it ended with ${code}`,
    broken: isKept ? [] : [`Without a network: ${said.split('\n').slice(-12).join('\n')}`],
  }
}
