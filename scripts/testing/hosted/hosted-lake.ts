import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import path from 'node:path'
import { startLake, type Webhook } from 'oxbow'
import { keptConnections } from 'pages-as-files/http'
import { listen } from 'pages-as-files/testing'
import { Failure } from '../../console/failure.ts'
import { HostedAnswers } from './hosted-answers.ts'

export const PROJECT = 'test1234'
const HOSTS = [`${PROJECT}.api.sanity.io`, `${PROJECT}.apicdn.sanity.io`, 'cdn.sanity.io']

type Settings = { directory: string; token: string; webhook: Webhook }

/**
 * A lake of ours in the place of Sanity's: it answers with TLS under Sanity's host names, to programs that have the `variables`.
 * They reach it as through any HTTPS proxy, so that nothing of the product is other than in earnest.
 */
export async function startHostedLake({ directory, token, webhook }: Settings) {
  mkdirSync(directory, { recursive: true })
  const { key, cert, file } = makeCertificate(HOSTS, directory)
  const answers = new HostedAnswers(webhook.url)
  const hooks = createServer({ keepAliveTimeout: keptConnections.betweenProcesses }, (request, response) =>
    answers.passMessage(request, response).catch(() => response.destroy()),
  )
  const lake = await startLake({
    directory: path.join(directory, 'lake'),
    port: 0,
    projectId: PROJECT,
    // A client that may not read the dataset gets what an empty one answers.
    datasets: ['production', 'empty'],
    token,
    viewerToken: answers.viewerToken,
    password: 'nobody logs in here',
    webhooks: [{ ...webhook, url: `http://127.0.0.1:${await listen(hooks)}/` }],
  })
  answers.lake = lake.url
  const proxy = proxyTo(
    createTlsServer({ key, cert, keepAliveTimeout: keptConnections.betweenProcesses }, (request, response) =>
      answers.answer(request, response).catch(() => response.destroy()),
    ),
  )
  const variables = {
    NEXT_PUBLIC_SANITY_PROJECT_ID: PROJECT,
    SANITY_API_WRITE_TOKEN: token,
    NODE_EXTRA_CA_CERTS: file,
    NODE_USE_ENV_PROXY: '1',
    HTTPS_PROXY: `http://127.0.0.1:${await listen(proxy)}`,
    NO_PROXY: 'localhost,127.0.0.1',
  }
  return { answers, variables, close: lake.close }
}

/** As it stands between a company and the web: it lets programs speak with Sanity's hosts alone. */
function proxyTo(tls: Server): Server {
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
