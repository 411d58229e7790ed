import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { SanityClient } from '@sanity/client'
import { startTestLake } from 'oxbow/testing'
import { SANITY_API_VERSION } from '#content/environment/lake.ts'
import { root } from '../environment/project-root.ts'
import { seed } from '../seed/seeding.ts'
import { type Row, repeat, tenths, timeOf } from './measuring.ts'
import { generatedSlug, writePages } from './scale.ts'

const [FEW, MANY] = [100, 10_000]
const RUNS = 15
const params = { town: 'matthews', service: 'painting' }
/** Of kinds that have several pages; to the others it makes no difference. */
const slugs: Record<string, string> = {
  servicePageQuery: 'painting',
  serviceAreaPageQuery: 'charlotte',
  serviceInAreaPageQuery: generatedSlug(FEW - 1),
}
/** As TypeGen writes them above the types of their answers. */
const QUERIES = /\/\/ Variable: (\w+PageQuery)\n\/\/ Query: (.*)/g

/** What the whole query of a page costs, in milliseconds, on a site of few pages and on one of many. */
export async function benchPages(): Promise<Row[]> {
  const [few, many] = [await measure(FEW), await measure(MANY)]
  return Object.keys(few).map((kind) => {
    const [before = 0, after = 0] = [few[kind], many[kind]]
    return {
      query: kind,
      [`${FEW} pages`]: before,
      [`${MANY} pages`]: after,
      times: tenths(after / before),
    }
  })
}

async function measure(size: number): Promise<Record<string, number>> {
  const directory = mkdtempSync(path.join(tmpdir(), 'lake-'))
  const lake = await startTestLake({ directory })
  const client = lake.client.withConfig({ apiVersion: SANITY_API_VERSION, perspective: 'published' })
  await seed({ client, replace: false, log: () => undefined })
  await writePages(client, size)
  const figures: Record<string, number> = {}
  const types = readFileSync(path.join(root, 'content/sanity.types.ts'), 'utf8')
  for (const [, kind = '', query = ''] of types.matchAll(QUERIES))
    figures[kind] = await shortestOf(client, query, slugs[kind] ?? '')
  await lake.close()
  rmSync(directory, { recursive: true })
  return figures
}

/** What other work on this machine changes least. Asked once before, which makes the indexes that it needs. */
async function shortestOf(client: SanityClient, query: string, slug: string): Promise<number> {
  const ask = () => client.fetch(query, { ...params, slug })
  await ask()
  return tenths(Math.min(...(await repeat(RUNS, () => timeOf(ask)))))
}
