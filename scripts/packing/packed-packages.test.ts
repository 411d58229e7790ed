import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
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

const FLAGS = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']

/** npm installs the packages and what they need, once: minutes on a busy machine. */
test('both packed packages do in an empty folder what their READMEs say, and their types are known there', async () => {
  const cwd = await temporaryFolder()
  await writeFile(path.join(cwd, 'package.json'), '{ "private": true, "type": "module" }')
  const packed = [await pack('lake', cwd), await pack('pages-as-files', cwd)]
  const beside = await versionsOf('@sanity/client', '@types/node', '@types/ws')
  await run('npm', ['install', ...FLAGS, ...packed, ...beside], { cwd })
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
})

/** With a Studio of Sanity 5 and the client 7. What these need is hundreds of packages, which npm chooses, but does not install. */
test('the packed lake is installed in a project as Sanity’s template makes it, and runs a program of its workspace', async () => {
  const cwd = await temporaryFolder()
  await cp(path.join(root, 'e2e/fixtures/foreign/clean'), cwd, { recursive: true })
  const lake = await pack('lake', cwd)
  await run('npm', ['install', '--package-lock-only', ...FLAGS, '--save-dev', lake], { cwd })
  const chosen = await versionsChosenIn(cwd)
  expect(chosen('oxbow')).toEqual([expect.any(String)])
  expect(chosen('sanity')).toEqual([expect.stringMatching(/^5\./)])
  expect(chosen('@sanity/client')).toContainEqual(expect.stringMatching(/^7\./))

  await rm(path.join(cwd, 'package-lock.json'))
  const client = { name: 'frontend', private: true, dependencies: { '@sanity/client': '^7.27.0' } }
  await writeFile(path.join(cwd, 'frontend/package.json'), JSON.stringify(client))
  await writeFile(path.join(cwd, 'studio/package.json'), '{ "name": "studio", "private": true }')
  await run('npm', ['install', ...FLAGS], { cwd })
  const program = `
    import { createClient } from '@sanity/client'
    const client = createClient({
      projectId: 'abc12345', dataset: 'production', apiVersion: '2025-02-19', token: 'theirs', useCdn: false,
    })
    await client.create({ _id: 'note', _type: 'note' })
    console.log(await client.fetch('*[_type == "note"]._id'))`
  await writeFile(path.join(cwd, 'frontend/notes.mjs'), program)
  const env = {
    ...process.env,
    PATH: `${path.dirname(process.execPath)}${path.delimiter}${process.env.PATH}`,
  }
  const { stdout } = await run('npx', ['oxbow', 'run', '--', 'node', 'frontend/notes.mjs'], { cwd, env })
  expect(stdout).toContain("[ 'note' ]")
})

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'packed-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

/** Of a package, by npm's lockfile: more than one if dependencies need different ones. */
async function versionsChosenIn(folder: string) {
  const lockfile = JSON.parse(await readFile(path.join(folder, 'package-lock.json'), 'utf8'))
  const entries: [string, { version: string }][] = Object.entries(lockfile.packages)
  return (name: string) =>
    entries.filter(([place]) => place.endsWith(`node_modules/${name}`)).map(([, { version }]) => version)
}

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
