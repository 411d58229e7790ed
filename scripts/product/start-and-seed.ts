import type { SanityClient } from '@sanity/client'
import { log } from '../console/log.ts'
import { step } from '../console/steps.ts'

/** Starts a lake and seeds what it never had. */
export async function startAndSeed(
  start: () => Promise<void>,
  connect: () => Promise<SanityClient>,
): Promise<void> {
  // The sample content is hundreds of modules, which are read while the lake starts.
  const [{ seed }] = await Promise.all([
    import('../seed/seeding.ts'),
    step('Started the content lake', start),
  ])
  const client = await connect()
  const tell = (line: string) => log({ event: 'seed', message: line, prose: `  ${line}` })
  await step('Seeded what the lake never had', () => seed({ client, replace: false, log: tell }))
}
