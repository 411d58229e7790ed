import { contentFile, importContent } from './content-archive.ts'
import { runMain } from './failure.ts'
import { openLake } from './lake-client.ts'
import { loadEnvironment } from './project.ts'

/** `npm run content:import [-- file]`: writes what an export holds, a .tar.gz, a folder or an .ndjson, into the lake. */
await runMain(async () => {
  const client = await openLake(loadEnvironment().lake)
  await importContent({ client, file: contentFile(process.argv[2]), log: console.log })
})
