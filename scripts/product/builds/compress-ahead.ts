import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)

/** As many as Node compresses beside each other (threads of libuv). */
const AT_ONCE = 4

/** Puts beside every script and style of a folder what a browser is sent of it, as small as Brotli makes it. Takes some seconds. */
export async function compressAhead(directory: string): Promise<void> {
  const waiting = (await readdir(directory)).filter((name) => /\.(js|css)$/.test(name)).values()
  const work = async () => {
    for (const name of waiting) {
      const bytes = await readFile(join(directory, name))
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      }
      await writeFile(join(directory, `${name}.br`), await compress(bytes, { params }))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}
