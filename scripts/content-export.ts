import { contentFile, exportContent } from './content-archive.ts'
import { runMain } from './failure.ts'
import { openLake } from './lake-client.ts'
import { loadEnvironment } from './project.ts'

/** `npm run content:export [-- file.tar.gz]`: all documents, drafts included, and all pictures in one file. */
await runMain(async () => {
  const client = await openLake(loadEnvironment().lake)
  await exportContent({ client, file: contentFile(process.argv[2]), log: console.log })
})
