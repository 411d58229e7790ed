import { runMain } from '../product/processes/run-main.ts'
import { beginSession } from '../product/session.ts'

/** `npm run build`: what `npm start` builds, without starting it. The lake runs meanwhile, for the pages are made from it. */
await runMain(async () => {
  const { product } = await beginSession({ NODE_ENV: 'production' }, 'studio')
  await product.openLake()
  await product.build()
  await product.stop()
  process.exit()
})
