import { runMain } from '../console/failure.ts'
import { checks } from '../testing/test-run/checks.ts'
import { printTotal, runPart, tallyCheck } from '../testing/test-run/test-steps.ts'

/** `npm run check`: what can be told without running the product. */
await runMain(async () => {
  const tallies = []
  for (const { name, passes } of checks) tallies.push(await runPart(name, () => tallyCheck(passes)))
  printTotal(tallies)
})
