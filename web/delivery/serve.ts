import { readEnvironment } from '#content/environment/environment.ts'
import { endInOrder } from '../http/ending.ts'
import { createDeliveryServer } from './delivery-server.ts'

const environment = readEnvironment(process.env)
const server = createDeliveryServer(environment)
endInOrder(server)
server.listen(environment.port, environment.listenHost, () => process.send?.('ready'))
