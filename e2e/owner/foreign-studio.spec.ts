import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { createClient } from '@sanity/client'

const root = path.resolve(import.meta.dirname, '../..')
const programs = path.join(root, 'node_modules/.bin')
const variables = {
  ...process.env,
  PATH: `${programs}${path.delimiter}${process.env.PATH}`,
  DO_NOT_TRACK: '1',
}

let folder: string
let stop: () => Promise<void>

test.beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'foreign-'))
})

test.afterEach(async () => {
  await stop()
  rmSync(folder, { recursive: true })
})

test('a Studio that was built for a project at Sanity edits, publishes and hears of changes in the lake that serves it', async ({
  page,
}) => {
  const { url, password, client } = await serve(await build())
  const streams: string[] = []
  page.on('request', (request) => {
    if (request.headers().accept === 'text/event-stream') streams.push(request.url())
  })
  await page.goto(`${url}/intent/create/template=post;type=post/`)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  const title = page.getByRole('textbox', { name: 'Title' })
  await title.fill('Written in a foreign Studio')
  const publish = page.getByRole('button', { name: 'Publish', exact: true })
  await publish.click()
  const find = () => client.fetch<{ _id: string; title: string }[]>('*[_type == "post"]{_id, title}')
  await expect.poll(find).toMatchObject([{ title: 'Written in a foreign Studio' }])

  const [post] = await find()
  await client
    .patch(post?._id ?? '')
    .set({ title: 'Changed elsewhere' })
    .commit()
  await expect(title).toHaveValue('Changed elsewhere')
  expect(streams, 'streams that take one of the browser’s six connections').toEqual([])
})

/** As its own project builds it, with the packages of this clone. */
async function build(): Promise<string> {
  const project = path.join(root, '.data/foreign-studio')
  mkdirSync(project, { recursive: true })
  cpSync(path.join(root, 'e2e/fixtures/foreign-studio'), project, { recursive: true })
  const { dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  writeFileSync(
    path.join(project, 'package.json'),
    JSON.stringify({ name: 'posts', type: 'module', dependencies }),
  )
  const built = path.join(folder, 'studio')
  await promisify(execFile)('sanity', ['build', built, '--yes'], { cwd: project, env: variables })
  return built
}

async function serve(studio: string) {
  const words = ['dev', '--port', '0', '--studio', studio]
  const child = spawn('oxbow', words, { cwd: folder, env: variables })
  stop = async () => {
    child.kill('SIGINT')
    if (child.exitCode === null) await once(child, 'exit')
  }
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text) => {
    said += text
  })
  await expect.poll(() => said).toContain('Password')
  const url = /http:\/\/localhost:\d+/.exec(said)?.[0] ?? ''
  const told = (name: string) => new RegExp(`${name} +(\\S+)`).exec(said)?.[1] ?? ''
  const client = createClient({
    projectId: 'local',
    dataset: 'production',
    token: told('Token'),
    apiVersion: '2025-02-19',
    apiHost: `${url}/lake`,
    useProjectHostname: false,
    useCdn: false,
  })
  return { url, password: told('Password'), client }
}
