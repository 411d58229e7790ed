import { readEnvironment } from '#content/environment/environment.ts'
import { createDeliveryServer } from '../../delivery/delivery-server.ts'
import { usualTiming } from '../../publish/looks.ts'
import { close, listen } from './listen.ts'
import { startPublishing } from './publishing.ts'

/**
 * Publishing and delivery in a process of their own, for tests of what a process meets; tells the address of delivery.
 * Any message has both start again, as when somebody restarts the machine.
 */
const environment = readEnvironment(process.env)
const [, , publicFolder = ''] = process.argv
const { siteDirectory: folder, rendererUrl } = environment
let running = await start()
await running.compared
process.send?.(running.url)
process.on('message', () => void startAgain())

async function startAgain(): Promise<void> {
  await running.end()
  running = await start()
  process.send?.(running.url)
}

async function start() {
  const { looks, port, ...publishing } = await startPublishing({
    folder,
    publicFolder,
    rendererUrl,
    version: '1',
    timing: { ...usualTiming.embedded, longestRetry: 500 },
  })
  const compared = looks.start()
  const delivery = createDeliveryServer({ ...environment, publishUrl: `http://127.0.0.1:${port}` })
  const url = `http://127.0.0.1:${await listen(delivery)}`
  const end = async () => {
    await close(delivery)
    await publishing.end()
  }
  return { url, compared, end }
}
