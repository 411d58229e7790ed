import { loadEnvironment } from '../../environment/project-root.ts'
import { contentFile, exportContent } from '../../lake-content/content-archive.ts'
import { openLake } from '../../lake-content/lake-client.ts'
import { runMain } from '../../product/processes/run-main.ts'

/** `npm run content:export [-- file.tar.gz]`: all documents, drafts included, and all pictures in one file. */
await runMain(async () => {
  const client = await openLake(loadEnvironment().lake)
  await exportContent({ client, file: contentFile(process.argv[2]), log: console.log })
})
