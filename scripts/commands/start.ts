import { runMain } from '../product/processes/run-main.ts'
import { runSession } from '../product/session.ts'

/** `npm start`: everything that a first visit needs, and nothing twice. */
await runMain(() =>
  runSession({ NODE_ENV: 'production' }, async (product) => {
    await product.open()
    return product.parts
  }),
)
