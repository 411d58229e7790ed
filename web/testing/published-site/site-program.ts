import { readEnvironment } from '#content/environment/environment.ts'
import { createDeliveryServer } from '../../delivery/delivery-server.ts'
import { listen } from './listen.ts'
import { startPublishing } from './publishing.ts'

/** Publishing and delivery in a process of their own, for tests of what a process meets; writes the address of delivery. */
const environment = readEnvironment(process.env)
const [, , publicFolder = ''] = process.argv
const { siteDirectory: folder, rendererUrl } = environment
const { publisher, port } = await startPublishing({ folder, publicFolder, rendererUrl, version: '1' })
await publisher.reconcile()
const delivery = createDeliveryServer({ ...environment, publishUrl: `http://127.0.0.1:${port}` })
process.stdout.write(`http://127.0.0.1:${await listen(delivery)}`)
