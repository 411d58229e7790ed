import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { root, type Variables } from '../environment/project-root.ts'

/** Runs a command where there is no network but that of the machine with itself. */
const ALONE = ['--user', '--map-root-user', '--net', 'sh', '-c', 'ip link set lo up && exec "$@"', 'sh']

export const NO_OWN_NETWORK = 'It takes a Linux whose users may have networks of their own.'

export function hasOwnNetworks(): boolean {
  return spawnSync('unshare', [...ALONE, 'true']).status === 0
}

/** Runs a program of the project there, where every port is free; resolves with its exit code and what it said. */
export async function runAlone(program: readonly string[], variables: Variables = process.env) {
  const child = spawn('unshare', [...ALONE, process.execPath, ...program], {
    cwd: root,
    env: variables,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text) => {
    said += text
  })
  const [code]: (number | null)[] = await once(child, 'close')
  return { code, said }
}
