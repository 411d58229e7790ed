import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { connect } from 'node:tls'
import { Failure } from '../../console/failure.ts'

const PATIENCE_MS = 20_000

/** Where Caddy answers on this machine. */
type Place = { name: string; port: number }

/** The certificates of the authority that Caddy makes for itself in the folder. */
export const authorityIn = (directory: string, which: 'root' | 'intermediate') =>
  path.join(directory, 'pki/authorities/local', `${which}.crt`)

/**
 * Starts Caddy with these sites, and resolves when it speaks TLS there. It keeps its certificates in the folder, makes them with an
 * authority of its own, tells nobody of that, and ends with this process. Throws a `Failure` where there is no Caddy.
 */
export async function startCaddy(
  sites: string,
  directory: string,
  place: Place,
  options: readonly string[] = [],
): Promise<void> {
  const file = path.join(directory, 'Caddyfile')
  const all = [
    'admin off',
    'local_certs',
    'skip_install_trust',
    `storage file_system ${directory}`,
    ...options,
  ]
  writeFileSync(file, `{\n\t${all.join('\n\t')}\n}\n${sites}`)
  const child = spawn('caddy', ['run', '--config', file], {
    env: { ...process.env, XDG_CONFIG_HOME: directory, XDG_DATA_HOME: directory },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  process.once('exit', () => child.kill())
  await Promise.race([untilSpeaksTls(place, authorityIn(directory, 'intermediate')), failureOf(child)])
}

async function failureOf(child: ChildProcess): Promise<never> {
  let said = ''
  child.stderr?.on('data', (words) => {
    said = `${said}${words}`.slice(-5_000)
  })
  const reason = await Promise.race([
    once(child, 'error').then(() => 'this machine has none: "apt install caddy", or see caddyserver.com.'),
    once(child, 'exit').then(() => `it ended and said:\n${said}`),
  ])
  throw new Failure(`Caddy can't be started: ${reason}`)
}

async function untilSpeaksTls(place: Place, authority: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS
  while (Date.now() < deadline) {
    if (existsSync(authority) && (await speaksTls(place))) return
    await pause(50)
  }
  throw new Failure(`Caddy did not answer at port ${place.port} within ${PATIENCE_MS / 1000} s.`)
}

/** Only asks whether there is a certificate: it is made when it is first asked for. */
function speaksTls({ name, port }: Place): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', servername: name, rejectUnauthorized: false })
    socket.once('secureConnect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
