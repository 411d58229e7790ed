import { checks } from './checks.ts'
import { runMain } from './failure.ts'
import { printTotal, runPart, tallyCheck } from './parts.ts'

/** `npm run check`: what can be told without running the product. */
await runMain(async () => {
  const tallies = []
  for (const { name, passes } of checks) tallies.push(await runPart(name, () => tallyCheck(passes)))
  printTotal(tallies)
})
