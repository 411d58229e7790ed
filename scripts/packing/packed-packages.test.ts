import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { freePorts } from '../environment/ports.ts'
import { root } from '../environment/project-root.ts'
import { pack } from './pack.ts'

const run = promisify(execFile)

/** npm installs a package and what it needs: minutes on a busy machine. */
vi.setConfig({ testTimeout: 600_000 })

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'packed-'))
  await writeFile(path.join(folder, 'package.json'), '{ "private": true, "type": "module" }')
})

afterEach(() => rm(folder, { recursive: true }))

test('the packed lake does in an empty folder what its README says, and its types are known there', async () => {
  const { devDependencies, dependencies } = JSON.parse(
    await readFile(path.join(root, 'package.json'), 'utf8'),
  )
  const types = ['@types/node', '@types/ws'].map((name) => `${name}@${devDependencies[name]}`)
  await install(await pack('lake', folder), `@sanity/client@${dependencies['@sanity/client']}`, ...types)
  const example = await firstExample('lake')
  await writeFile(path.join(folder, 'example.ts'), example)
  await compile('example.ts')
  const { stdout } = await run(process.execPath, ['example.ts'], {
    cwd: folder,
    env: { ...process.env, PORT: '0' },
  })
  expect(stdout).toContain("[ { title: 'Hello' } ]")
  const program = `fetch('https://abc123.api.sanity.io/v1/ping').then(async (answer) => console.log(await answer.text()))`
  const words = ['node_modules/.bin/oxbow', 'run', '--', process.execPath, '--eval', program]
  const started = await run(process.execPath, words, { cwd: folder })
  expect(started.stdout).toBe('{"ok":true}\n')
})

test('packed pages as files do in an empty folder what their README says, a nudge included', async () => {
  const { devDependencies } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'))
  await install(await pack('pages-as-files', folder), `@types/node@${devDependencies['@types/node']}`)
  const example = await firstExample('pages-as-files')
  const [publisher, delivery] = await freePorts(2)
  await writeFile(
    path.join(folder, 'example.ts'),
    example.replaceAll('4002', String(publisher)).replaceAll('4000', String(delivery)),
  )
  await compile('example.ts')
  const { stdout } = await run(process.execPath, ['example.ts'], { cwd: folder })
  expect(stdout).toMatch(/<p>We fix things<\/p>[\s\S]*<p>We fix everything<\/p>/)
})

/** What the registry was asked for once is taken from npm's cache. */
async function install(...packages: string[]): Promise<void> {
  const flags = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']
  await run('npm', ['install', ...flags, ...packages], { cwd: folder })
}

/** The first lines of code in the README of a package. */
async function firstExample(name: string): Promise<string> {
  const readme = await readFile(path.join(root, 'packages', name, 'README.md'), 'utf8')
  return /```[jt]s\n(.*?)```/s.exec(readme)?.[1] ?? ''
}

/** As a project does that checks its dependencies too. */
async function compile(file: string): Promise<void> {
  const strictly = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2024', '--types', 'node']
  const { stdout } = await run(path.join(root, 'node_modules/.bin/tsc'), [...strictly, file], {
    cwd: folder,
  }).catch((error: { stdout: string }) => error)
  expect(stdout).toBe('')
}
