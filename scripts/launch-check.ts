import { runMain } from './failure.ts'
import { openLake } from './lake-client.ts'
import { launchReport } from './launch-report.ts'
import { loadEnvironment } from './project.ts'

/** `npm run launch-check`: what must not go live, each with its place in the Studio; exits 1 while any is left. */
await runMain(async () => {
  const environment = loadEnvironment()
  const client = await openLake(environment.lake)
  const { lines, left } = await launchReport(client, environment)
  for (const line of lines) console.log(line)
  if (left > 0) process.exitCode = 1
})
