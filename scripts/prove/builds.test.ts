import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '../environment/project-root.ts'
import { releaseFiles } from '../product/builds/release.ts'
import { runToEnd } from '../product/processes/live-process.ts'

test('two builds of the same code and content, in two folders, are the same file by file', async ({
  task,
}) => {
  const [one, another] = [newClone('one-'), newClone('another-folder-')]
  const first = await built(one)
  // The content says when each of its documents was changed last, and so does the map of the site.
  cpSync(path.join(one, '.data/lake'), path.join(another, '.data/lake'), { recursive: true })
  expect(await built(another)).toBe(first)
  const files = first.trim().split('\n')
  for (const place of ['web/.next/server/', 'web/.next/static/', '.data/studio/', 'web/public/islands/'])
    expect(
      files.some((line) => line.includes(`  ${place}`)),
      place,
    ).toBe(true)
  Object.assign(task.meta, { tried: `${files.length} files` })
})

/** The code as it is here, with its packages. */
function newClone(name: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), name))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const files = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\0')
  for (const file of files.filter((one) => one !== '' && existsSync(path.join(root, one))))
    cpSync(path.join(root, file), path.join(folder, file))
  const packages = path.join(root, 'node_modules')
  // As second names for the same files, where the disk is the same.
  if (spawnSync('cp', ['-al', packages, folder]).status !== 0)
    cpSync(packages, path.join(folder, 'node_modules'), { recursive: true, verbatimSymlinks: true })
  return folder
}

/** The hashes of what a clone is built to. */
async function built(directory: string): Promise<string> {
  const { SITE_VERSION: _, SITE_BUILD: __, ...variables } = process.env
  const name = `npm run build in ${directory}`
  await runToEnd({ name, arguments: ['scripts/commands/run.mjs', 'build'], variables, directory })
  return readFileSync(path.join(directory, path.relative(root, releaseFiles.hashes)), 'utf8')
}
