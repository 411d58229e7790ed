import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'
import { studioTest } from 'oxbow/playwright'
import { root } from '#scripts/environment/project-root.ts'

/** Below the clone, whose packages of Sanity and React it finds; of ours there is the packed one. */
const project = path.join(root, '.data/foreign/plugin')
const NOTE = "{ name: 'note', type: 'document', fields: [{ name: 'title', type: 'string' }] }"

const test = studioTest.extend({
  lakeOptions: [
    async ({ playwright: _ }, use) => {
      await build()
      await use({ studioDirectory: path.join(project, 'dist') })
    },
    { scope: 'worker' },
  ],
})

test('a Studio with the packed plugin publishes over one connection', async ({ studio, lake }) => {
  const streams: string[] = []
  studio.on('request', (request) => {
    if (request.headers().accept === 'text/event-stream') streams.push(request.url())
  })
  await studio.goto(`${lake.url}/intent/create/template=note;type=note/`)
  const title = studio.getByRole('textbox', { name: 'Title' })
  await title.fill('Hello')
  await studio.getByRole('button', { name: 'Publish', exact: true }).click()
  const find = () => lake.visitor.fetch<{ _id: string; title: string }[]>('*[_type == "note"]{_id, title}')
  await expect.poll(find).toMatchObject([{ title: 'Hello' }])
  const [note] = await find()
  await lake.client
    .patch(note?._id ?? '')
    .set({ title: 'Changed elsewhere' })
    .commit()
  await expect(title).toHaveValue('Changed elsewhere')
  expect(streams).toEqual([])
})

async function build(): Promise<void> {
  rmSync(project, { recursive: true, force: true })
  mkdirSync(project, { recursive: true })
  const [tarball = ''] = (await run('npm', ['run', '--silent', 'pack', '--', 'lake'], root)).split('\n')
  const readme = readFileSync(path.join(root, 'packages/lake/README.md'), 'utf8')
  const config = /```ts\n(.*?withEmbeddedLake.*?)```/s.exec(readme)?.[1] ?? ''
  const { dependencies } = JSON.parse(readFileSync(path.join(root, 'studio/package.json'), 'utf8'))
  const others = { ...dependencies, content: undefined, oxbow: undefined, 'pages-as-files': undefined }
  cpSync(path.join(root, 'e2e/fixtures/foreign/studio/sanity.cli.ts'), path.join(project, 'sanity.cli.ts'))
  writeFileSync(path.join(project, 'sanity.config.ts'), config.replace('types: []', `types: [${NOTE}]`))
  writeFileSync(path.join(project, 'package.json'), '{ "private": true, "type": "module" }')
  // What it shares with the Studio is the clone's.
  await run('npm', ['install', '--legacy-peer-deps', '--prefer-offline', '--no-audit', '--no-fund', tarball])
  writeFileSync(path.join(project, 'package.json'), JSON.stringify({ type: 'module', dependencies: others }))
  await run(path.join(root, 'node_modules/.bin/sanity'), ['build', 'dist', '--yes', '--no-auto-updates'])
}

async function run(program: string, words: string[], cwd = project): Promise<string> {
  const env = {
    ...process.env,
    PATH: `${path.dirname(process.execPath)}:${process.env.PATH}`,
    DO_NOT_TRACK: '1',
  }
  const { stdout } = await promisify(execFile)(program, words, { cwd, env })
  return stdout
}
