import { step } from '../console/steps.ts'
import { freePorts } from '../environment/ports.ts'
import { lakeAt, loadVariables } from '../environment/project-root.ts'
import { describeRelease } from '../product/builds/release.ts'
import { runMain } from '../product/processes/run-main.ts'
import { beginSession } from '../product/session.ts'

/**
 * `npm run build`: what `npm start` builds, without starting it. The lake runs meanwhile, for the pages are made from it, on a port
 * that is free: another version may run on this machine. Puts beside it a list of packages, and the hash of each file.
 */
await runMain(async () => {
  const variables = loadVariables()
  const [port = 0] = await freePorts(1)
  const { product } = await beginSession({ NODE_ENV: 'production', ...lakeAt(port, variables) })
  await product.openLake()
  await product.build()
  await product.stop()
  const sum = await step('Listed packages and files', () => describeRelease(product.variables))
  console.log(`SHA-256 of the release: ${sum}`)
  process.exit()
})
