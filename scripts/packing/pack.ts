import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { Failure } from '../console/failure.ts'
import { root } from '../environment/project-root.ts'

type Manifest = { exports: Record<string, string>; bin?: Record<string, string>; private?: boolean }

/** Below the clone, where the compiler finds the types of Node. */
const workplace = path.join(root, '.data/packing')

const run = promisify(execFile)

/**
 * Builds the package in a folder of `packages/` and packs it as npm would publish it. Node strips no types below `node_modules`, so
 * the tarball has JavaScript with declarations, without tests. Returns its path, in the folder `into`.
 */
export async function pack(name: string, into: string): Promise<string> {
  const source = path.join(root, 'packages', name)
  if (!existsSync(source)) throw new Failure(`There is no package in ${source}.`)
  const target = path.join(workplace, `${name}-${process.pid}`)
  await mkdir(target, { recursive: true })
  await mkdir(into, { recursive: true })
  try {
    const manifest: Manifest = JSON.parse(await readFile(path.join(source, 'package.json'), 'utf8'))
    await compile(source, target, manifest)
    await writeFile(path.join(target, 'package.json'), JSON.stringify(published(manifest), null, 2))
    for (const file of ['README.md', 'LICENSE']) await cp(path.join(source, file), path.join(target, file))
    const { stdout } = await run('npm', ['pack', '--silent', '--pack-destination', into], { cwd: target })
    return path.join(into, stdout.trim())
  } finally {
    await rm(target, { recursive: true })
  }
}

/** All but tests, and of what only tests need no more than what is exported. */
async function compile(source: string, target: string, { exports, bin }: Manifest): Promise<void> {
  const file = path.join(target, 'tsconfig.json')
  const configuration = {
    extends: path.join(root, 'tsconfig.json'),
    compilerOptions: {
      ...{ noEmit: false, incremental: false, declaration: true, rewriteRelativeImportExtensions: true },
      ...{ rootDir: source, outDir: target },
    },
    files: Object.values({ ...exports, ...bin }).map((entry) => path.join(source, entry)),
    include: [`${source}/**/*.ts`, `${source}/**/*.tsx`],
    exclude: ['**/*.test.*', 'testing', 'node_modules'].map((each) => `${source}/${each}`),
  }
  await writeFile(file, JSON.stringify(configuration))
  const compiler = path.join(root, 'node_modules/.bin/tsc')
  await run(compiler, ['--project', file]).catch(({ stdout }) => {
    throw new Failure(`The package can't be compiled:\n${stdout}`)
  })
  await rm(file)
}

/** The package's description of itself with what is there after the build. */
function published({ private: _, exports, bin, ...manifest }: Manifest) {
  const compiled = (file: string) => file.replace(/\.tsx?$/, '.js')
  const entries = Object.entries(exports).map(([name, file]) => {
    return [name, { types: file.replace(/\.tsx?$/, '.d.ts'), default: compiled(file) }]
  })
  const programs = bin && Object.entries(bin).map(([name, file]) => [name, compiled(file)])
  return {
    ...manifest,
    exports: Object.fromEntries(entries),
    ...(programs && { bin: Object.fromEntries(programs) }),
  }
}
