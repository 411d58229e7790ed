import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { createSecureServer, type Http2SecureServer } from 'node:http2'
import path from 'node:path'
import { startLake, type Webhook } from 'oxbow'
import { keptConnections } from 'pages-as-files/http'
import { listen } from 'pages-as-files/testing'
import { Failure } from '../../console/failure.ts'
import { freePorts } from '../../environment/ports.ts'
import { trusting } from '../proxy/trusting.ts'
import { HostedAnswers } from './hosted-answers.ts'

export const PROJECT = 'test1234'
/** Where documents say that their pictures are. */
const FILES = 'cdn.sanity.io'
const HOSTS = ['', 'cdn'].map((kind) => `${PROJECT}.api${kind}.sanity.io`).concat('api.sanity.io', FILES)

type Settings = { directory: string; token: string; webhook: Webhook; studio: string }

/**
 * A lake of ours in the place of Sanity's: it answers with TLS under Sanity's host names, to programs that have the `variables`,
 * which reach it as through any HTTPS proxy, and to a Chromium with the `browserFlags`, so that nothing of the product is other than in earnest.
 */
export async function startHostedLake({ directory, token, webhook, studio }: Settings) {
  mkdirSync(directory, { recursive: true })
  const { key, cert, file } = makeCertificate(HOSTS, directory)
  const answers = new HostedAnswers(webhook.url)
  const hooks = createServer({ keepAliveTimeout: keptConnections.betweenProcesses }, (request, response) =>
    answers.passMessage(request, response).catch(() => response.destroy()),
  )
  const [port = 0] = await freePorts(1)
  const lake = await startLake({
    directory: path.join(directory, 'lake'),
    port,
    publicUrl: `https://${FILES}`,
    projectId: PROJECT,
    // A client that may not read the dataset gets what an empty one answers.
    datasets: ['production', 'empty'],
    token,
    viewerToken: answers.viewerToken,
    password: 'nobody logs in here',
    allowedOrigins: [studio],
    webhooks: [{ ...webhook, url: `http://127.0.0.1:${await listen(hooks)}/` }],
  })
  answers.lake = `http://127.0.0.1:${port}`
  // A Studio listens to more at once than a browser has connections for.
  const tls = createSecureServer({ key, cert, allowHTTP1: true }, (request, response) =>
    answers.answer(request, response),
  )
  // Nobody tells who else is in the Studio.
  tls.on('upgrade', () => undefined)
  const proxy = proxyTo(tls)
  const variables = {
    NEXT_PUBLIC_SANITY_PROJECT_ID: PROJECT,
    SANITY_API_WRITE_TOKEN: token,
    NODE_EXTRA_CA_CERTS: file,
    NODE_USE_ENV_PROXY: '1',
    HTTPS_PROXY: `http://127.0.0.1:${await listen(proxy)}`,
    NO_PROXY: 'localhost,127.0.0.1',
  }
  const tlsPort = await listen(tls)
  const browserFlags = [
    `--host-resolver-rules=${HOSTS.map((host) => `MAP ${host} 127.0.0.1:${tlsPort}`).join(', ')}`,
    trusting(cert),
  ]
  return { answers, variables, browserFlags, close: lake.close }
}

/** As it stands between a company and the web: it lets programs speak with Sanity's hosts alone. */
function proxyTo(tls: Http2SecureServer): Server {
  return createServer().on('connect', ({ url }, socket) => {
    if (!HOSTS.includes(url?.replace(/:443$/, '') ?? '')) return socket.destroy()
    socket.write('HTTP/1.1 200 Connected\r\n\r\n')
    return tls.emit('connection', socket)
  })
}

/** A certificate for the host names that nobody has signed but itself, in the folder. Throws a `Failure` where there is no OpenSSL. */
function makeCertificate(names: readonly string[], folder: string) {
  const key = path.join(folder, 'key.pem')
  const file = path.join(folder, 'certificate.pem')
  const subject = ['-subj', '/CN=A hosted lake of the tests', '-addext']
  const altNames = `subjectAltName=${names.map((name) => `DNS:${name}`).join(',')}`
  const made = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  try {
    execFileSync('openssl', ['req', '-x509', ...made, ...subject, altNames, '-keyout', key, '-out', file], {
      stdio: 'pipe',
    })
  } catch (cause) {
    throw new Failure(`The certificate of the hosted lake needs the program openssl: ${cause}`, { cause })
  }
  return { key: readFileSync(key), cert: readFileSync(file), file }
}
