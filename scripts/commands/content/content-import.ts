import { loadEnvironment } from '../../environment/project-root.ts'
import { contentFile, importContent } from '../../lake-content/content-archive.ts'
import { openLake } from '../../lake-content/lake-client.ts'
import { runMain } from '../../product/processes/run-main.ts'
import { whenAskedToEnd } from '../../product/processes/signals.ts'

/** `npm run content:import [-- file]`: writes what an export holds, a .tar.gz, a folder or an .ndjson, into the lake. */
await runMain(async () => {
  whenAskedToEnd(() => {
    console.error('The import was stopped. What it had written stays: run it again to write the rest.')
    process.exit(1)
  })
  const client = await openLake(loadEnvironment().lake)
  await importContent({ client, file: contentFile(process.argv[2]), log: console.log })
})
