import { runMain } from '../product/processes/run-main.ts'
import { generatedTypes, quickChecks } from '../testing/test-run/checks.ts'
import { printTotal, runChecks } from '../testing/test-run/test-steps.ts'

/** `npm run check`: the checks that need no running product. */
await runMain(async () => {
  printTotal(await runChecks([...quickChecks, generatedTypes]))
})
