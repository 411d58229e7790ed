import { createServer } from 'node:http'
import { readEnvironment } from '#content/environment.ts'
import { endInOrder } from '../http/ending.ts'
import { Delivery } from './answer.ts'
import { DeliveredSite } from './delivered-site.ts'
import { FileCache } from './file-cache.ts'
import { AnswerHeaders } from './headers.ts'
import { PublisherClient } from './publisher-client.ts'
import { FileSender } from './send-file.ts'

/** Text that visitors ask for often; in bytes. */
const AT_HAND = 40 * 1024 * 1024

/** The process that visitors talk to: it needs the published files alone, and goes on when everything else is away. */
const environment = readEnvironment(process.env)
const site = new DeliveredSite(environment.siteDirectory)
const headers = new AnswerHeaders(environment)
const sender = new FileSender({ folder: site.folder, cache: new FileCache(AT_HAND), headers })
const delivery = new Delivery({
  site,
  sender,
  headers,
  publisher: new PublisherClient(environment.publishUrl),
})
const server = createServer(
  // Who offers another protocol is answered in this one.
  { shouldUpgradeCallback: () => false },
  (request, response) => void delivery.answer(request, response),
)
endInOrder(server)
site.refresh()
server.listen(environment.port, environment.listenHost, () => process.send?.('ready'))
