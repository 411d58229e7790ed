import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { dataDirectory, root } from '../environment/project-root.ts'
import { counted, type Finding, type Promised } from './promise.ts'

const run = promisify(execFile)
const file = path.join(dataDirectory, 'reports', 'packages.cdx.json')
/** In bytes: npm says all of it at once. */
const MOST = 100_000_000

const component = z.object({
  name: z.string(),
  version: z.string().optional(),
  licenses: z.array(z.unknown()).default([]),
  hashes: z.array(z.unknown()).default([]),
})

export const packages: Promised = {
  name: 'packages',
  promise: 'Every package that runs is listed with its version (CycloneDX)',
  cannotShow: 'Whether a package has a weakness that is not known yet; "npm audit" lists the known ones.',
  run: provePackages,
}

async function provePackages(): Promise<Finding> {
  const options = ['sbom', '--sbom-format=cyclonedx', '--omit=dev']
  const { stdout } = await run('npm', options, { cwd: root, maxBuffer: MOST })
  const { components } = z.object({ components: z.array(component) }).parse(JSON.parse(stdout))
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, stdout)
  const withoutLicense = components.filter(({ licenses }) => licenses.length === 0).map(({ name }) => name)
  const withoutHash = components.filter(({ hashes }) => hashes.length === 0).map(({ name }) => name)
  return {
    tried: counted(components.length, 'package'),
    found: `${path.relative(root, file)}; without a license: ${listed(withoutLicense)}; without a hash: ${listed(withoutHash)}`,
    broken: components
      .filter(({ version }) => !version)
      .map(({ name }) => `The package ${name} has no version.`),
  }
}

const listed = (names: readonly string[]) => names.join(', ') || 'none'
