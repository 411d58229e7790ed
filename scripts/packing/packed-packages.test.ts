import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { freePorts } from '../environment/ports.ts'
import { root } from '../environment/project-root.ts'
import { pack } from './pack.ts'

const run = promisify(execFile)

/** As a project compiles them that checks its dependencies too. */
const STRICTLY = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2024', '--types', 'node']

/** npm installs the packages and what they need, once: minutes on a busy machine. */
test('both packed packages do in an empty folder what their READMEs say, and their types are known there', async () => {
  const cwd = await mkdtemp(path.join(tmpdir(), 'packed-'))
  onTestFinished(() => rm(cwd, { recursive: true }))
  await writeFile(path.join(cwd, 'package.json'), '{ "private": true, "type": "module" }')
  const packed = [await pack('lake', cwd), await pack('pages-as-files', cwd)]
  const flags = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']
  const beside = await versionsOf('@sanity/client', '@types/node', '@types/ws')
  await run('npm', ['install', ...flags, ...packed, ...beside], { cwd })
  const [publisher, delivery] = await freePorts(2)
  const pages = (await firstExample('pages-as-files'))
    .replaceAll('4002', String(publisher))
    .replaceAll('4000', String(delivery))
  await writeFile(path.join(cwd, 'lake.ts'), await firstExample('lake'))
  await writeFile(path.join(cwd, 'pages.ts'), pages)

  const compiler = path.join(root, 'node_modules/.bin/tsc')
  const { stdout: complaints } = await run(compiler, [...STRICTLY, 'lake.ts', 'pages.ts'], { cwd }).catch(
    (error: { stdout: string }) => error,
  )
  expect(complaints).toBe('')
  const lake = await run(process.execPath, ['lake.ts'], { cwd, env: { ...process.env, PORT: '0' } })
  expect(lake.stdout).toContain("[ { title: 'Hello' } ]")
  const published = await run(process.execPath, ['pages.ts'], { cwd })
  expect(published.stdout).toMatch(/<p>We fix things<\/p>[\s\S]*<p>We fix everything<\/p>/)

  const program = `fetch('https://abc123.api.sanity.io/v1/ping').then(async (answer) => console.log(await answer.text()))`
  const words = ['node_modules/.bin/oxbow', 'run', '--', process.execPath, '--eval', program]
  const started = await run(process.execPath, words, { cwd })
  expect(started.stdout).toBe('{"ok":true}\n')
})

/** As this project has them. */
async function versionsOf(...names: string[]): Promise<string[]> {
  const manifest = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'))
  const all = { ...manifest.devDependencies, ...manifest.dependencies }
  return names.map((name) => `${name}@${all[name]}`)
}

/** The first lines of code in the README of a package. */
async function firstExample(name: string): Promise<string> {
  const readme = await readFile(path.join(root, 'packages', name, 'README.md'), 'utf8')
  return /```[jt]s\n(.*?)```/s.exec(readme)?.[1] ?? ''
}
