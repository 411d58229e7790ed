import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, globSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../environment/project-root.ts'
import { isRunning, untilSays } from '../temporary-program.ts'

const PERSON = ['-c', 'user.name=Ana', '-c', 'user.email=ana@mail.example']

/** A repository with this project's `.ci/run` whose tests are the given program. */
function repositoryTestedBy(program: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'repository-'))
  const temporary = mkdtempSync(path.join(tmpdir(), 'temporary-'))
  cpSync(path.join(root, '.ci'), path.join(folder, '.ci'), { recursive: true })
  writeFileSync(path.join(folder, 'test.js'), program)
  writeFileSync(path.join(folder, 'package.json'), '{ "scripts": { "test": "node test.js" } }')
  const git = (...options: string[]) => spawnSync('git', [...PERSON, ...options], { cwd: folder })
  git('init')
  git('add', '.')
  git('commit', '-m', 'Begin')
  return { folder, temporary, command: path.join(folder, '.ci/run') }
}

test('the tests run in a clone of what is committed, and pass on what they say and their exit code', () => {
  const { folder, temporary, command } = repositoryTestedBy(
    "console.log(require('node:fs').readdirSync('.').join()); console.log('3 passed, 1 failed'); process.exit(7)",
  )
  writeFileSync(path.join(folder, 'not-committed'), '')
  const env = { ...process.env, CI: 'true', TMPDIR: temporary }
  const { status, stdout } = spawnSync(command, { env, input: '', encoding: 'utf8' })
  expect(stdout.trimEnd().split('\n').slice(-2)).toEqual([
    '.ci,.git,package.json,test.js',
    '3 passed, 1 failed',
  ])
  expect(status).toBe(7)
  expect(clonesIn(temporary)).toEqual([])
})

test('a run that is ended in the middle leaves no process and no folder behind', async () => {
  const { temporary, command } = repositoryTestedBy(
    "console.log('running as', process.pid, '.'); process.on('SIGTERM', () => {}); setInterval(() => {}, 1000)",
  )
  const running = spawn(command, { env: { ...process.env, TMPDIR: temporary } })
  const [, pid] = await untilSays(running.stdout, /running as (\d+) \./)
  running.kill('SIGTERM')
  const [status] = await once(running, 'exit')
  expect(status).not.toBe(0)
  await expect.poll(() => isRunning(Number(pid))).toBe(false)
  expect(clonesIn(temporary)).toEqual([])
})

function clonesIn(temporary: string): string[] {
  return globSync('clone-*', { cwd: temporary })
}
