import { globSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { build, type InputOptions, type OutputOptions, type Plugin } from 'rolldown'
import { root } from '../../environment/project-root.ts'
import { rememberInputs } from './build-cache.ts'

const publicDirectory = path.join(root, 'web/public')
const directory = path.join(publicDirectory, 'islands')
const inputs = new Set<string>()

/** Notes which files of ours the bundler read; packages change with the lockfile alone. */
const noteInputs: Plugin = {
  name: 'note-inputs',
  buildEnd() {
    for (const id of this.getModuleIds()) {
      const file = path.relative(root, id)
      if (path.isAbsolute(id) && !/^\.\.|node_modules/.test(file)) inputs.add(file)
    }
  },
}

const options: OutputOptions = { dir: directory, entryFileNames: '[name]-[hash].js', minify: true }
const files = [
  // Not a module: the theme has to be there before the page is painted.
  ...(await bundle({ head: 'web/islands/head.ts' }, { ...options, format: 'iife' })),
  // What it loads later becomes a file of its own, and so does what two of them share.
  ...(await bundle(
    { site: 'web/islands/site.ts' },
    { ...options, format: 'es', chunkFileNames: '[name]-[hash].js' },
  )),
]
// It answers for all pages, so it stands above them, under a name that stays.
await bundle(
  { 'service-worker': 'web/offline/service-worker.ts' },
  { dir: publicDirectory, entryFileNames: '[name].js', format: 'iife', minify: true },
  { transform: { define: { 'process.env.NODE_ENV': '"production"' } } },
)
// The site takes the one file of each name that it finds.
for (const file of globSync('**/*', { cwd: directory }).filter((name) => !files.includes(name)))
  await rm(path.join(directory, file))
rememberInputs('islands', [...inputs])

/** Returns the names of the files that it made. */
async function bundle(
  input: Readonly<Record<string, string>>,
  output: OutputOptions,
  more: InputOptions = {},
): Promise<string[]> {
  const entries = Object.entries(input).map(([name, file]) => [name, path.join(root, file)])
  const made = await build({
    ...more,
    input: Object.fromEntries(entries),
    plugins: [noteInputs],
    output,
    logLevel: 'warn',
  })
  return made.output.map(({ fileName }) => fileName)
}
