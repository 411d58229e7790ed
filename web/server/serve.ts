import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import next from 'next'
import { readEnvironment } from '#content/environment.ts'
import { isOwnRequest, ownRequestHeader } from '../freshness/own-request.ts'
import { untilFresh } from '../freshness/visits.ts'
import { pathIn } from './address.ts'
import { refuseMethod, simplify } from './asked.ts'
import { endInOrder } from './ending.ts'
import { failurePage } from './failure-answer.ts'
import { SiteResponse } from './site-response.ts'

/**
 * The site's own process: the built site behind a server of ours, for what Next's server answers with a blank page: an
 * address that can't be read, and a failure.
 */
const { listenHost: hostname, port, webhookSecrets } = readEnvironment(process.env)
const server = createServer(
  // Who offers another protocol is answered in this one: Next would keep a connection that it can't upgrade for ever.
  { ServerResponse: SiteResponse, shouldUpgradeCallback: () => false },
  (request, response) => void answer(request, response),
)
endInOrder(server)
const site = next({ dev: false, dir: 'web', hostname, port })
await site.prepare()
const answerByNext = site.getRequestHandler()
server.listen(port, hostname, () => void failurePage())

/** Whatever goes wrong is this request's affair alone. */
async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    if (refuseMethod(request, response)) return
    simplify(request)
    await whenFresh(request)
    await answerByNext(request, response)
  } catch (error) {
    console.error(error)
    fail(response)
  }
}

/** Half an answer must not look like a whole one. */
function fail(response: ServerResponse): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  response.statusCode = 500
  response.end()
}

/** The site itself asks for what there is, to see whether it is fresh. */
async function whenFresh({ url = '', headers }: IncomingMessage): Promise<void> {
  if (!isOwnRequest(headers[ownRequestHeader], webhookSecrets)) await untilFresh(pathIn(url))
}
