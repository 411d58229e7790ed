import { loadEnvironment } from '../../environment/project-root.ts'
import { openLake } from '../../lake-content/lake-client.ts'
import { launchReport } from '../../lake-content/launch-report.ts'
import { runMain } from '../../product/processes/run-main.ts'

/** `npm run launch-check`: lists what must not go live, each with its place in the Studio; exits with 1 while any is left. */
await runMain(async () => {
  const environment = loadEnvironment()
  const client = await openLake(environment.lake)
  const { lines, left } = await launchReport(client, environment)
  for (const line of lines) console.log(line)
  if (left > 0) process.exitCode = 1
})
