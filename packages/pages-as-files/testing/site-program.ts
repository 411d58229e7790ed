import { createDeliveryServer } from '../delivery/request-handler.ts'
import { usualTiming } from '../publish/looks.ts'
import { fakeDeliverySite, fakeSite } from './fake-site.ts'
import { close, listen } from './listen.ts'
import { startPublishing } from './publishing.ts'

/**
 * Publishing and delivery, or delivery alone, in a process of their own, for tests of what a process meets; tells the address of
 * delivery. Any message has both start again, as when somebody restarts the machine.
 */
const [, , folder = '', publicFolder = '', lakeUrl = '', rendererUrl = '', port = '0'] = process.argv
let running = await start()
process.send?.(running.url)
process.on('message', () => void startAgain())

async function startAgain(): Promise<void> {
  await running.end()
  running = await start({ isAgain: true })
  process.send?.(running.url)
}

async function start({ isAgain = false } = {}) {
  const publishing = publicFolder === '' ? undefined : await startPublisher()
  const compared = publishing?.compare()
  if (!isAgain) await compared
  const publisherUrl = `http://127.0.0.1:${publishing?.port ?? 1}`
  const delivery = createDeliveryServer({ site: fakeDeliverySite(), folder, publisherUrl })
  const url = `http://127.0.0.1:${await listen(delivery)}`
  const end = async () => {
    await close(delivery)
    await publishing?.end()
  }
  return { url, end }
}

function startPublisher() {
  const timing = { ...usualTiming.embedded, longestRetry: 500 }
  const site = fakeSite(lakeUrl, rendererUrl)
  return startPublishing({ site, folder, publicFolder, version: '1', port: Number(port), timing })
}
