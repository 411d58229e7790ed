import { hostToAsk } from '#content/environment/variables.ts'
import { freePorts } from '../environment/ports.ts'
import { loadVariables } from '../environment/project-root.ts'
import { runMain } from '../product/processes/run-main.ts'
import { beginSession } from '../product/session.ts'

/**
 * `npm run build`: what `npm start` builds, without starting it. The lake runs meanwhile, for the pages are made from it, on a port
 * that is free: another version may run on this machine.
 */
await runMain(async () => {
  const { NEXT_PUBLIC_SANITY_PROJECT_ID, LISTEN_HOST } = loadVariables()
  const [port] = await freePorts(1)
  const lake = NEXT_PUBLIC_SANITY_PROJECT_ID
    ? {}
    : { LAKE_URL: `http://${hostToAsk(LISTEN_HOST)}:${port}/lake` }
  const { product } = await beginSession({ NODE_ENV: 'production', ...lake })
  await product.openLake()
  await product.build()
  await product.stop()
  process.exit()
})
