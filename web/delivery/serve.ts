import { readEnvironment } from '#content/environment/environment.ts'
import { drainWhenAsked } from '../http/draining.ts'
import { endInOrder } from '../http/ending.ts'
import { createDeliveryServer } from './delivery-server.ts'

const environment = readEnvironment(process.env)
const server = createDeliveryServer(environment)
endInOrder(server)
drainWhenAsked(server)
const { port, listenHost: host, socket } = environment
server.listen(socket === undefined ? { port, host } : { fd: socket }, () => {
  const address = server.address()
  if (typeof address === 'object' && address?.port !== port)
    throw new Error(`The site was given a socket at port ${address?.port}, not ${port}: make both the same.`)
  process.send?.('ready')
})
