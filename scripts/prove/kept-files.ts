import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import type { Environment } from '#content/environment/environment.ts'
import { root } from '../environment/project-root.ts'

/** The databases' journals, what is compressed of the pages that there are, and what the lake has drawn for named pictures. */
const BY_ITSELF = /[/\\]derived[/\\]|\.sqlite|\.(br|gz|part)$/

const names = z.array(z.object({ path: z.string() }))

type Folders = Pick<Environment, 'siteDirectory' | 'lakeDirectory'>

/** Every file that the site and the lake keep, but for those that come by themselves: what pages name is drawn in quiet times. */
export async function keptFiles({ siteDirectory, lakeDirectory }: Folders): Promise<Set<string>> {
  const site = path.resolve(root, siteDirectory)
  const folders = [site, path.resolve(root, lakeDirectory)]
  const found = await Promise.all(
    folders.map((folder) => readdir(folder, { recursive: true, withFileTypes: true })),
  )
  const files = found
    .flat()
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
  const named = new Set(namedFiles(site).map((address) => path.join(site, 'public', address)))
  return new Set(files.filter((file) => !named.has(file) && !BY_ITSELF.test(file)))
}

function namedFiles(site: string): string[] {
  const manifest = new DatabaseSync(path.join(site, 'manifest.sqlite'), { readOnly: true, timeout: 5_000 })
  try {
    const rows = manifest.prepare('SELECT path FROM entries WHERE is_named = 1').all()
    return names.parse(rows).map(({ path: address }) => address)
  } finally {
    manifest.close()
  }
}
