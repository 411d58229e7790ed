import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Failure } from '../../console/failure.ts'
import { dataDirectory } from '../../environment/project-root.ts'
import { pack } from '../../packing/pack.ts'
import { runMain } from '../../product/processes/run-main.ts'

/** `npm run pack -- NAME`: packs a package of `packages/` as npm would publish it, and prints where, and its SHA-256. */
await runMain(async () => {
  const [, , name] = process.argv
  if (!name) throw new Failure('Name a folder of packages/: npm run pack -- lake')
  const file = await pack(name, path.join(dataDirectory, 'packages'))
  console.log(`${file}\nSHA-256 ${hash('sha256', await readFile(file))}`)
})
