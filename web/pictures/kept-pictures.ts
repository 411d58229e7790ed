import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { environment } from '../store/client.ts'

/** More than all pages together ask for; beyond it a picture is drawn again each time rather than fill the disk. */
const MOST = 5_000
const directory = join('web', environment.siteBuild, 'cache', 'pictures')
const underWay = new Map<string, Promise<Buffer>>()

/**
 * Returns the picture that was kept under the name, or draws it and keeps it. The name of a picture's file holds its
 * content, so that what is kept is never out of date.
 */
export function keptPicture(name: string, draw: () => Promise<Buffer>): Promise<Buffer> {
  const file = createHash('sha256').update(name).digest('hex')
  const known = underWay.get(file)
  if (known) return known
  const picture = readOrDraw(file, draw).finally(() => underWay.delete(file))
  underWay.set(file, picture)
  return picture
}

async function readOrDraw(file: string, draw: () => Promise<Buffer>): Promise<Buffer> {
  await mkdir(directory, { recursive: true })
  const files = new Set(await readdir(directory))
  if (files.has(file)) return readFile(join(directory, file))
  const picture = await draw()
  if (files.size < MOST) {
    // Under another name until it is whole, for the process may end at any time.
    await writeFile(join(directory, `${file}.part`), picture)
    await rename(join(directory, `${file}.part`), join(directory, file))
  }
  return picture
}
