import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '../environment/project-root.ts'
import { releaseFiles } from '../product/builds/release.ts'
import { runToEnd } from '../product/processes/live-process.ts'

/** What a clone does not have: packages, builds, content and secrets. */
const NOT_CLONED =
  /^(node_modules|\.git|\.env|\.data|web\/\.next[^/]*|web\/public\/islands|studio\/(dist|\.sanity)|releases|current|previous)(\/|$)|\/built\.json$/

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
  const filter = (file: string) => !NOT_CLONED.test(path.relative(root, file))
  for (const entry of readdirSync(root).filter((one) => filter(path.join(root, one))))
    cpSync(path.join(root, entry), path.join(folder, entry), { recursive: true, filter })
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
