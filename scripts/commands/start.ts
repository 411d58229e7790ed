import { explain } from '../console/failure.ts'
import { logSettings, setUpLog } from '../console/log.ts'
import { isVersion } from '../environment/passed-sockets.ts'
import { givenVariables, home, loadVariables, root } from '../environment/project-root.ts'
import { openSockets } from '../product/open-sockets.ts'
import { runMain } from '../product/processes/run-main.ts'
import { whenAskedToEnd } from '../product/processes/signals.ts'

/** `npm start`: everything that a first visit needs, and nothing twice. */
await runMain(async () => {
  setUpLog(logSettings(loadVariables()))
  const sockets = isVersion(givenVariables) ? undefined : await openSockets()
  if (sockets === undefined) return runVersion()
  // The process that only has the sockets does without the modules of the others.
  const [{ Versions }, { listenForUpdates }] = await Promise.all([
    import('../update/versions.ts'),
    import('../update/control-socket.ts'),
  ])
  const versions = new Versions(root, home, sockets)
  whenAskedToEnd((signal) => versions.end(signal))
  await listenForUpdates(versions)
})

async function runVersion(): Promise<void> {
  const [{ runSession }, { makeWayWhenAsked, tellFirst }] = await Promise.all([
    import('../product/session.ts'),
    import('../update/make-way.ts'),
  ])
  const isServed = process.argv.includes('--beside')
  try {
    await runSession(
      { NODE_ENV: 'production' },
      async (product) => {
        await product.open({ isServed })
        return product.parts
      },
      makeWayWhenAsked,
    )
  } catch (error) {
    await tellFirst({ failure: explain(error) })
    throw error
  }
}
