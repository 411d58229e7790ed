import { loadEnvironment } from '../../environment/project-root.ts'
import { openLake } from '../../lake-content/lake-client.ts'
import { runMain } from '../../product/processes/run-main.ts'
import { seed } from '../../seed/seeding.ts'

/** `npm run seed`: adds the sample content that the lake never had; `-- --replace` restores it over edits. */
await runMain(async () => {
  const { lake } = loadEnvironment()
  const replace = process.argv.includes('--replace')
  if (replace)
    console.log('Replacing the published sample documents: edits made to them are lost, drafts stay.')
  const client = await openLake(lake)
  const written = await seed({ client, replace, log: console.log })
  console.log(written > 0 ? `Seeded ${written} documents.` : 'Nothing to seed: every document is there.')
})
