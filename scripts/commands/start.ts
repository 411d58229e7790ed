import { setUpLog } from '../console/log.ts'
import { startAgainWithSockets } from '../product/open-sockets.ts'
import { runMain } from '../product/processes/run-main.ts'

/** `npm start`: everything that a first visit needs, and nothing twice. */
await runMain(async () => {
  if (!process.stdout.isTTY) setUpLog({ isForPrograms: true, secrets: [] })
  if (await startAgainWithSockets()) return
  // The process that only opened the sockets does without these modules.
  const [{ runSession }, { followUpdates }] = await Promise.all([
    import('../product/session.ts'),
    import('../update/follow-updates.ts'),
  ])
  await runSession(
    { NODE_ENV: 'production' },
    async (product) => {
      await product.open()
      return product.parts
    },
    followUpdates,
  )
})
