import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { constants as priorities, setPriority } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { studioDirectory } from '../../environment/project-root.ts'

const compress = promisify(brotliCompress)

/**
 * Puts beside every script and style of a folder what a browser is sent of it, as small as Brotli makes it. Until then the lake compresses
 * quickly, a seventh larger. What an earlier run has finished stays.
 */
export async function compressIn(directory: string): Promise<void> {
  const names = await readdir(directory)
  const there = new Set(names)
  for (const name of names) {
    if (!/\.(js|css)$/.test(name) || there.has(`${name}.br`)) continue
    const bytes = await readFile(join(directory, name))
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    }
    const part = join(directory, `${name}.part`)
    await writeFile(part, await compress(bytes, { params }))
    await rename(part, join(directory, `${name}.br`))
  }
}

if (import.meta.main) {
  // It takes half a minute of a processor, which pages and visitors have first.
  setPriority(priorities.priority.PRIORITY_LOW)
  await compressIn(join(studioDirectory(process.env), 'static'))
}
