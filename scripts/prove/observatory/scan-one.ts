import { z } from 'zod'
import { runMain } from '../../product/processes/run-main.ts'
import { scanner } from './scanner.ts'

const scanSchema = z.object({
  scan: z.object({ grade: z.string(), score: z.number() }),
  tests: z.record(z.string(), z.object({ pass: z.boolean(), result: z.string() })),
})

/** Prints as JSON what the Observatory says of one address, in a process of its own: Node reads whom it trusts when it starts. */
await runMain(async () => {
  const { scan } = await import(scanner)
  const { scan: grade, tests } = scanSchema.parse(await scan(process.argv[2]))
  const failed = Object.values(tests).flatMap(({ pass, result }) => (pass ? [] : [result]))
  console.log(JSON.stringify({ ...grade, failed }))
  process.exit(0)
})
