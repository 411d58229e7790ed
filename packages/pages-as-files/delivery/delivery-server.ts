import { createServer, type Server } from 'node:http'
import { keptConnections } from '../http/connections.ts'
import { type DeliveryOptions, RequestHandler } from './request-handler.ts'

/** In milliseconds. */
type Timeouts = {
  /** For a connection on which nothing is requested. */
  keepAliveTimeout: number
  /** For one on which something is and that is not read from. */
  timeout: number
}

/** The publisher may take two minutes to reply to a message. */
const usual: Timeouts = { keepAliveTimeout: keptConnections.behindProxies, timeout: 125_000 }

/** What visitors talk to: it needs the published files alone, and goes on when everything else is away. */
export function createDeliveryServer(options: DeliveryOptions, timeouts = usual): Server {
  const handler = new RequestHandler(options)
  return createServer(
    // Another protocol that a client offers is declined.
    { shouldUpgradeCallback: () => false, keepAliveTimeout: timeouts.keepAliveTimeout },
    (request, response) => void handler.handle(request, response),
  ).setTimeout(timeouts.timeout)
}
