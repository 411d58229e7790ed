import { runMain } from '../product/processes/run-main.ts'
import { checks } from '../testing/test-run/checks.ts'
import { printTotal, runStep, summarizeCheck } from '../testing/test-run/test-steps.ts'

/** `npm run check`: the checks that need no running product. */
await runMain(async () => {
  const summaries = []
  for (const { name, passes } of checks) summaries.push(await runStep(name, () => summarizeCheck(passes)))
  printTotal(summaries)
})
