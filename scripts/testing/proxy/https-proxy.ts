import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { connect } from 'node:tls'
import { Failure } from '../../console/failure.ts'
import { root, type Variables } from '../../environment/project-root.ts'
import { DEADLINE_MS } from '../deadline.ts'
import { testPorts } from '../product/test-variables.ts'
import { trusting } from './trusting.ts'

const [SITE, STUDIO] = ['www.site.test', 'studio.site.test']

/**
 * Starts Caddy in front of site and Studio, as `docs/running/systemd/Caddyfile` sets it up, and sets the variables of the product that
 * it stands in front of. Returns flags by which a Chromium finds the two names here, which nobody else knows, and takes the word of
 * this one authority. It ends with this process. Throws a `Failure` where there is no Caddy.
 */
export async function startHttpsProxy(variables: Variables, directory: string): Promise<string[]> {
  const [, , port = 0] = await testPorts()
  Object.assign(variables, {
    SITE_URL: `https://${SITE}:${port}`,
    STUDIO_URL: `https://${STUDIO}:${port}`,
    TRUSTED_ADDRESS_HEADER: 'X-Forwarded-For',
    TRUSTED_PROXIES: '127.0.0.1,::1',
  })
  const authority = path.join(directory, 'pki/authorities/local/intermediate.crt')
  await Promise.race([untilSpeaksTls(port, authority), failureOf(startCaddy(variables, directory))])
  return [
    `--host-resolver-rules=MAP ${SITE} 127.0.0.1, MAP ${STUDIO} 127.0.0.1`,
    trusting(readFileSync(authority)),
  ]
}

/** It keeps its certificates in the folder, makes them with an authority of its own, and tells nobody of that. */
function startCaddy(variables: Variables, directory: string): ChildProcess {
  const file = path.join(directory, 'Caddyfile')
  const options = [
    ...['admin off', 'local_certs', 'skip_install_trust', 'auto_https disable_redirects'],
    `storage file_system ${directory}`,
  ]
  writeFileSync(file, `{\n\t${options.join('\n\t')}\n}\n${ourCaddyfile(variables)}`)
  const child = spawn('caddy', ['run', '--config', file], {
    env: { ...process.env, XDG_CONFIG_HOME: directory, XDG_DATA_HOME: directory },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  process.once('exit', () => child.kill())
  return child
}

/** The one that we ship, with the names and ports of here. */
function ourCaddyfile({ SITE_URL = '', STUDIO_URL = '', PORT, STUDIO_PORT }: Variables): string {
  return readFileSync(path.join(root, 'docs/running/systemd/Caddyfile'), 'utf8')
    .replace('www.example.com', SITE_URL)
    .replace('studio.example.com', STUDIO_URL)
    .replace(':3000', `:${PORT}`)
    .replace(':3333', `:${STUDIO_PORT}`)
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

async function untilSpeaksTls(port: number, authority: string): Promise<void> {
  const deadline = Date.now() + DEADLINE_MS
  while (Date.now() < deadline) {
    if (existsSync(authority) && (await speaksTls(port))) return
    await pause(50)
  }
  throw new Failure(`Caddy did not answer at port ${port} within ${DEADLINE_MS / 1000} s.`)
}

/** Only asks whether there is a certificate: it is made when it is first asked for. */
async function speaksTls(port: number): Promise<boolean> {
  const socket = connect({ port, host: '127.0.0.1', servername: SITE, rejectUnauthorized: false })
  const [speaking] = await Promise.allSettled([once(socket, 'secureConnect')])
  socket.destroy()
  return speaking.status === 'fulfilled'
}
