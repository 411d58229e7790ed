import { buildWhatChanged } from './builds.ts'
import { runMain } from './failure.ts'
import type { LiveProcess } from './processes.ts'
import type { Product } from './product.ts'
import { runSession } from './session.ts'
import { step } from './steps.ts'

/** `npm start`: everything that a first visit needs, and nothing twice. */
await runMain(() => runSession({ NODE_ENV: 'production' }, open))

async function open(product: Product): Promise<LiveProcess[]> {
  const isNewStudio = await buildWhatChanged(product.variables, await product.pages())
  if (isNewStudio && product.lake) {
    await step('Started the lake again with the new Studio', () => product.restartLake())
  }
  return [await step('Started the site', () => product.startSite())]
}
