import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { root, searchPath } from '../environment/project-root.ts'
import { counted, type Finding, type Promised } from './promise.ts'

const report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
})

export const disks: Promised = {
  name: 'disks',
  promise: 'A full or read-only disk loses nothing, and is said in words',
  cannotShow: 'A disk that answers wrong bytes.',
  run: () => runTests(['lake/data/faults/disk-full.test.ts', 'web/publish/faults/full-disk.test.ts']),
}

export const backups: Promised = {
  name: 'backups',
  promise:
    'A backup made under writes brings back every document, version, message and picture, byte by byte',
  cannotShow: 'A disk on which both the content and its backups are.',
  run: () => runTests(['lake/data/restore', 'lake/data/tables']),
}

/** What a test of the project holds already, run once more: its disks are real ones, mounted for it alone. */
async function runTests(files: readonly string[]): Promise<Finding> {
  const directory = await mkdtemp(path.join(tmpdir(), 'tests-'))
  const output = path.join(directory, 'report.json')
  const vitest = path.join(root, 'node_modules/.bin/vitest')
  const options = ['run', ...files, '--reporter=json', `--outputFile.json=${output}`]
  const env = { ...process.env, PATH: searchPath(process.env) }
  const child = spawn(vitest, options, { cwd: root, stdio: 'ignore', env })
  await once(child, 'exit')
  const { testResults } = report.parse(JSON.parse(await readFile(output, 'utf8')))
  await rm(directory, { recursive: true })
  const results = testResults.flatMap(({ assertionResults }) => assertionResults)
  const skipped = results.filter(({ status }) => status !== 'passed' && status !== 'failed')
  return {
    tried: counted(results.length - skipped.length, 'test'),
    found: `${results.filter(({ status }) => status === 'passed').length} passed`,
    broken: [
      ...results.filter(({ status }) => status === 'failed').map(({ fullName }) => `Failed: ${fullName}.`),
      ...testResults
        .filter(({ assertionResults }) => assertionResults.length === 0)
        .map(({ name }) => `Not read: ${path.relative(root, name)}.`),
    ],
    ...(skipped.length > 0 && { notTried: skipped.map(({ fullName }) => fullName).join('; ') }),
  }
}
