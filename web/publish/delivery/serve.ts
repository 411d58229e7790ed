import { createDeliveryServer } from 'pages-as-files/delivery'
import { drainWhenAsked, endInOrder } from 'pages-as-files/http'
import { readEnvironment } from '#content/environment/environment.ts'
import { deliverySite } from './site.ts'

const environment = readEnvironment(process.env)
const {
  listenHost: host,
  mirrorCommand,
  port,
  publishUrl: publisherUrl,
  siteDirectory: folder,
  socket,
} = environment
const hasMirror = mirrorCommand !== undefined
const server = createDeliveryServer({ site: deliverySite(environment), folder, publisherUrl, hasMirror })
endInOrder(server)
drainWhenAsked(server)
server.listen(socket === undefined ? { port, host } : { fd: socket }, () => {
  const address = server.address()
  if (typeof address === 'object' && address?.port !== port)
    throw new Error(`The site was given a socket at port ${address?.port}, not ${port}: make both the same.`)
  process.send?.('ready')
})
