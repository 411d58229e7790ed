import { rm } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'rolldown'
import { root } from './project.ts'

const directory = path.join(root, 'web/public/islands')

// The old files go first: the site takes the one file of each name that it finds.
await rm(directory, { recursive: true, force: true })
for (const name of ['theme', 'site']) {
  await build({
    input: { [name]: path.join(root, `web/islands/${name}.ts`) },
    // One script each, without imports of their own: a page makes one request for it.
    output: { dir: directory, format: 'iife', entryFileNames: '[name]-[hash].js', minify: true },
    logLevel: 'warn',
  })
}
