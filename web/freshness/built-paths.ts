import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { fixedPaths } from '#content/routes.ts'
import { environment } from '../store/client.ts'

/** Every path that the build has made a page for, from the list that Next leaves with it. */
export async function builtPaths(): Promise<ReadonlySet<string>> {
  const file = join('web', environment.siteBuild, 'prerender-manifest.json')
  const { routes } = manifest.parse(JSON.parse(await readFile(file, 'utf8')))
  return new Set([...Object.keys(routes), fixedPaths.notFound])
}

const manifest = z.object({ routes: z.record(z.string(), z.unknown()) })
