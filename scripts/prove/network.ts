import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { root } from '../environment/project-root.ts'
import type { Finding, Promised, Trial } from './promise.ts'

/** Runs a command where there is no network but that of the machine with itself. */
const ALONE = ['--user', '--map-root-user', '--net', 'sh', '-c', 'ip link set lo up && exec "$@"', 'sh']

export const network: Promised = {
  name: 'network',
  promise: 'It starts, publishes and recovers on a machine without any network',
  cannotShow: 'The first installation, which gets packages from a registry.',
  run: proveNetwork,
}

/** Kills a few processes of a second product there; this one's ports are free in a network of its own. */
async function proveNetwork({ seed }: Trial): Promise<Finding> {
  const tried = 'A product of its own, with twelve kills'
  if (spawnSync('unshare', [...ALONE, 'true']).status !== 0)
    return {
      tried,
      found: '',
      broken: [],
      notTried: 'It takes a Linux whose users may have networks of their own.',
    }
  const program = [
    process.execPath,
    'scripts/commands/measure/prove.ts',
    'crashes',
    '--small',
    `--seed=${seed}`,
  ]
  const child = spawn('unshare', [...ALONE, ...program], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text) => {
    said += text
  })
  const [code] = await once(child, 'close')
  const isKept = code === 0
  return {
    tried,
    found: isKept ? 'as with a network' : `it ended with ${code}`,
    broken: isKept ? [] : [`Without a network: ${said.split('\n').slice(-12).join('\n')}`],
  }
}
