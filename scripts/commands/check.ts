import { runMain } from '../product/processes/run-main.ts'
import { generatedTypes, quickChecks } from '../testing/test-run/checks.ts'
import { printTotal, runCheck } from '../testing/test-run/test-steps.ts'

/** `npm run check`: the checks that need no running product. */
await runMain(async () => {
  const quick = await Promise.all(quickChecks.map(runCheck))
  printTotal([...quick, await runCheck(generatedTypes)].flat())
})
