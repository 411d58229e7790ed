import { execFile } from 'node:child_process'
import { hash } from 'node:crypto'
import { globSync, readFileSync, statSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { dataDirectory, root, studioDirectory, type Variables } from '../../environment/project-root.ts'

/** Beside what was built: the hashes of all files, as `sha256sum --check` reads them, and all packages, in CycloneDX's format. */
export const releaseFiles = {
  hashes: path.join(dataDirectory, 'release/SHA256SUMS'),
  packages: path.join(dataDirectory, 'release/sbom.cdx.json'),
}

/**
 * What Next makes anew each time, in the folder of a build: what it keeps for the next one and how long it took, the keys of its draft
 * mode, which are secret, and where the clone lies.
 */
const OF_ONE_BUILD = [
  /^(cache|diagnostics)\/|^trace(-build)?$/,
  /^(prerender-manifest|server\/preview-props)\.json$/,
  /^required-server-files\.js(on)?$/,
]
const MOST_BYTES = 64 * 1024 * 1024

/** What npm says of a whole project. */
const npmsBill = z.looseObject({
  serialNumber: z.string(),
  metadata: z.looseObject({ timestamp: z.string(), component: z.looseObject({ name: z.string() }) }),
})
const named = z.object({ name: z.string() })

const run = promisify(execFile)

/** Writes the files beside a build, and returns the SHA-256 of all of it. */
export async function describeRelease(variables: Variables): Promise<string> {
  const { hashes, packages } = releaseFiles
  await mkdir(path.dirname(hashes), { recursive: true })
  await writeFile(packages, await billOfMaterials(root))
  const files = [...builtFiles(variables), path.relative(root, packages)]
  const lines = files
    .map((file) => `${hash('sha256', readFileSync(path.join(root, file)))}  ${file}\n`)
    .join('')
  await writeFile(hashes, lines)
  return hash('sha256', lines)
}

/**
 * Every package in the lockfile of a folder, those for development marked as such: `--omit=dev` of npm 11 leaves out some that run. Without
 * what npm makes up anew each time: a number, the time, and the folder's name in the place of the project's.
 */
export async function billOfMaterials(folder: string): Promise<string> {
  const words = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx']
  const { stdout } = await run('npm', words, { cwd: folder, maxBuffer: MOST_BYTES })
  const { serialNumber: _, metadata, ...bill } = npmsBill.parse(JSON.parse(stdout))
  const { timestamp: __, component, ...rest } = metadata
  const { name } = named.parse(JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')))
  return JSON.stringify({ ...bill, metadata: { ...rest, component: { ...component, name } } }, null, 2)
}

/** Relative to the clone, in an order that is always the same. */
function builtFiles(variables: Variables): string[] {
  const site = `web/${variables.SITE_BUILD || '.next'}`
  const places = [site, path.relative(root, studioDirectory(variables)), 'web/public/islands']
  const single = ['web/public/service-worker.js', 'web/app/islands/built.json']
  const found = globSync(
    places.map((place) => `${place}/**`),
    { cwd: root },
  )
  const isOfOneBuild = (file: string) => OF_ONE_BUILD.some((one) => one.test(path.relative(site, file)))
  const files = found.filter((file) => statSync(path.join(root, file)).isFile() && !isOfOneBuild(file))
  return [...files, ...single].sort()
}
