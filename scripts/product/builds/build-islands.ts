import { globSync, readFileSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build, type InputOptions, type OutputOptions } from 'rolldown'
import { root } from '../../environment/project-root.ts'

const publicDirectory = path.join(root, 'web/public')
const directory = path.join(publicDirectory, 'islands')

const options: OutputOptions = { dir: directory, entryFileNames: '[name]-[hash].js', minify: true }
// With a dot: `web` alone is the workspace of that name, which lies wherever `node_modules` says.
const files = [
  // Not a module: it sets the theme before the first paint.
  ...(await bundle({ head: './web/app/islands/head.ts' }, { ...options, format: 'iife' })),
  // Dynamic imports and shared code become files of their own.
  ...(await bundle(
    { site: './web/app/islands/site.ts' },
    { ...options, format: 'es', chunkFileNames: '[name]-[hash].js' },
  )),
]
// Its scope is the whole site, so it lies at the root, under a name without a hash.
await bundle(
  { 'service-worker': './web/publish/offline/service-worker.ts' },
  { dir: publicDirectory, entryFileNames: '[name].js', format: 'iife', minify: true },
  { transform: { define: { 'process.env.NODE_ENV': '"production"' } } },
)
// Deletes the files of earlier builds: the site expects one file for each name.
for (const file of globSync('**/*', { cwd: directory }).filter((name) => !files.includes(name)))
  await rm(path.join(directory, file))

/** The file of a script that pages begin with. */
const madeOf = (name: string) => files.find((file) => file.startsWith(`${name}-`))
// Pages have the one and name the other: no host for Next keeps a folder of files that it could be read from.
const head = readFileSync(path.join(directory, `${madeOf('head')}`), 'utf8')
const built = { head, site: `/islands/${madeOf('site')}` }
await writeFile(path.join(root, 'web/app/islands/built.json'), JSON.stringify(built))

/** Returns the names of the files that it wrote. */
async function bundle(
  input: Record<string, string>,
  output: OutputOptions,
  more: InputOptions = {},
): Promise<string[]> {
  const made = await build({ ...more, cwd: root, input, output, logLevel: 'warn' })
  return made.output.map(({ fileName }) => fileName)
}
