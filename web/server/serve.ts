import { createServer, type IncomingMessage } from 'node:http'
import next from 'next'
import { readEnvironment } from '#content/environment.ts'
import { isOwnRequest, ownRequestHeader } from '../freshness/own-request.ts'
import { untilFresh } from '../freshness/visits.ts'
import { pathIn } from './address.ts'
import { refuseMethod, simplify } from './asked.ts'
import { failurePage } from './failure-answer.ts'
import { SiteResponse } from './site-response.ts'

/**
 * The site's own process: the built site behind a server of ours, for what Next's server answers with a blank page: an
 * address that can't be read, and a failure.
 */
const { listenHost: hostname, port, webhookSecrets } = readEnvironment(process.env)
const site = next({ dev: false, dir: 'web', hostname, port })
await site.prepare()
const answer = site.getRequestHandler()

const server = createServer({ ServerResponse: SiteResponse }, (request, response) => {
  if (refuseMethod(request, response)) return
  simplify(request)
  whenFresh(request)
    .then(() => answer(request, response))
    .catch((error) => {
      console.error(error)
      response.statusCode = 500
      response.end()
    })
})
server.listen(port, hostname, () => void failurePage())

/** The site itself asks for what there is, to see whether it is fresh. */
async function whenFresh({ url = '', headers }: IncomingMessage): Promise<void> {
  if (!isOwnRequest(headers[ownRequestHeader], webhookSecrets)) await untilFresh(pathIn(url))
}

// What is under way is answered first.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => server.close(() => process.exit(0)))
