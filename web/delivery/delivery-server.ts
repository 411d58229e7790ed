import { createServer, type Server } from 'node:http'
import type { Environment } from '#content/environment/environment.ts'
import { keptConnections } from '#content/environment/kept-connections.ts'
import { readMirrorStatus } from '../published/mirror-status.ts'
import { Delivery } from './answer.ts'
import { FileCache } from './answers/file-cache.ts'
import { AnswerHeaders } from './answers/headers.ts'
import { securityTxt } from './answers/security-txt.ts'
import { FileSender } from './answers/send-file.ts'
import { DeliveredSite } from './delivered-site.ts'
import { PreviewDoor } from './preview/preview-door.ts'
import { PublisherClient } from './publisher-client.ts'

/** Text that visitors ask for often; in bytes. */
const AT_HAND = 16 * 1024 * 1024

/** In milliseconds. */
type Timeouts = {
  /** For a connection on which nothing is asked. */
  keepAliveTimeout: number
  /** For one that is asked on and not read from. */
  timeout: number
}

/** Publishing may take two minutes to answer a message. */
const usual: Timeouts = { keepAliveTimeout: keptConnections.behindProxies, timeout: 125_000 }

/** What visitors talk to: it needs the published files alone, and goes on when everything else is away. */
export function createDeliveryServer(environment: Environment, timeouts = usual): Server {
  const site = new DeliveredSite(environment.siteDirectory)
  const headers = new AnswerHeaders(environment)
  const sender = new FileSender({ folder: site.folder, cache: new FileCache(AT_HAND), headers })
  const publisher = new PublisherClient(environment.publishUrl)
  const preview = new PreviewDoor(environment, site)
  const readMirror = () => (environment.mirrorCommand ? readMirrorStatus(site.folder) : undefined)
  const delivery = new Delivery({
    site,
    sender,
    headers,
    publisher,
    preview,
    readMirror,
    securityTxt: () => securityTxt(environment),
  })
  site.refresh()
  return createServer(
    // Who offers another protocol is answered in this one.
    { shouldUpgradeCallback: () => false, keepAliveTimeout: timeouts.keepAliveTimeout },
    (request, response) => void delivery.answer(request, response),
  ).setTimeout(timeouts.timeout)
}
