import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { freePort } from '../fixtures/listen.ts'
import { type ForeignLake, ForeignProject } from './foreign-project.ts'

/** What npm installs, by the ranges that such projects have. */
const PACKAGES = {
  ...{ sanity: '^6', '@sanity/vision': '^6', react: '^19', 'react-dom': '^19' },
  'styled-components': '^6.1.15',
}

/** For a site, of this major version of Next and next-sanity, and of the former. */
const FOR_SITES = {
  '16': { next: '^16', 'next-sanity': '^13', sanity: '^6' },
  '15': { next: '^15', 'next-sanity': '^11', sanity: '^4' },
}
const FOR_BOTH = {
  ...{ react: '^19.2.3', 'react-dom': '^19.2.3', 'styled-components': '^6.1' },
  ...{ typescript: '^5', '@types/node': '^22', '@types/react': '^19' },
}

let project: ForeignProject

test.setTimeout(15 * 60_000)
test.afterEach(() => project.close())

test('a Studio as create-sanity makes it works in the lake that serves it', async ({ page }) => {
  project = new ForeignProject('studio')
  await project.install('studio', PACKAGES)
  const lake = await project.serveStudio()
  const streams: string[] = []
  page.on('request', (request) => {
    if (request.headers().accept === 'text/event-stream') streams.push(request.url())
  })
  await page.goto(lake.url)
  await logIn(page, lake)
  await editAndPublish(page, lake, lake.url)
  expect(streams, 'streams that take one of the browser’s six connections').toEqual([])
})

test('the same Studio and Sanity’s command line reach the lake as they are started', async ({ page }) => {
  project = new ForeignProject('studio')
  await project.install('studio', PACKAGES)
  const studio = `http://localhost:${await freePort()}`
  const program = [
    path.join(project.directory, 'node_modules/.bin/sanity'),
    'dev',
    '--port',
    new URL(studio).port,
  ]
  const lake = await project.startBesideLake(program, /Local:|running at/)
  await page.goto(studio)
  await page.getByRole('link', { name: 'Password' }).click()
  await logIn(page, lake)
  await editAndPublish(page, lake, studio)
  const found = await project.runBesideLake('sanity', 'documents', 'query', '*[_type == "post"]{title}')
  expect(JSON.parse(found)).toEqual([{ title: 'Changed elsewhere' }])
})

test('Sanity’s command line writes, copies and migrates content, and deploys the schema', async () => {
  project = new ForeignProject('studio')
  await project.install('studio', PACKAGES)
  const sanity = (...words: string[]) => project.runBesideLake('sanity', ...words)
  const titlesIn = async (dataset: string) =>
    JSON.parse(await sanity('documents', 'query', '*[_type == "post"].title', '--dataset', dataset))
  const post = path.join(project.lake, 'post.json')
  const archive = path.join(project.lake, 'export.tar.gz')
  writeFileSync(post, JSON.stringify({ _id: 'hello', _type: 'post', title: 'Hello' }))
  await sanity('documents', 'create', post)
  await sanity('dataset', 'create', 'copy', '--visibility', 'public')
  expect((await sanity('dataset', 'list')).trim().split('\n').sort()).toEqual(['copy', 'production'])
  await sanity('dataset', 'export', 'production', archive)
  await sanity('dataset', 'import', archive, '--dataset', 'copy')
  await sanity('migration', 'run', 'greet', '--no-dry-run', '--no-confirm')
  expect(await titlesIn('copy')).toEqual(['Hello'])
  expect(await titlesIn('production')).toEqual(['Migrated'])
  await sanity('schema', 'deploy')
  expect(await sanity('schema', 'list')).toContain('_.schemas.default')
  await sanity('schema', 'extract')
  await sanity('typegen', 'generate')
  const types = readFileSync(path.join(project.directory, 'sanity.types.ts'), 'utf8')
  expect(types).toMatch(/export type Post = \{[^}]*title\?: string/)
})

for (const [version, packages] of Object.entries(FOR_SITES))
  test(`a site of Next ${version} as it is started shows, follows and previews what the lake has`, async ({
    page,
  }) => {
    project = new ForeignProject(`site-${version}`)
    await project.install('site', { ...packages, ...FOR_BOTH })
    // Next keeps there what another lake has answered.
    rmSync(path.join(project.directory, '.next'), { recursive: true, force: true })
    const site = `http://localhost:${await freePort()}`
    const { client } = await project.startBesideLake(
      ['next', 'dev', '--port', new URL(site).port],
      /Ready in/,
    )
    const cover = { asset: { _ref: (await client.assets.upload('image', await picture()))._id } }
    const post = { _id: 'post', _type: 'post', slug: { current: 'hello' }, cover }
    await client.create({ ...post, title: 'Written' })
    const follows = (drafts: boolean) =>
      page.waitForResponse((answer) => {
        const { pathname, searchParams } = new URL(answer.url())
        return pathname.includes('/live/events/') && searchParams.has('includeDrafts') === drafts
      })
    const shown = page.getByRole('article')
    const title = shown.getByRole('heading')

    await Promise.all([follows(false), page.goto(site)])
    await expect(title).toHaveText('Written')
    const width = () =>
      shown.getByRole('img').evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)
    await expect.poll(width).toBe(200)
    await client.patch(post._id).set({ title: 'Changed' }).commit()
    await expect(title).toHaveText('Changed')

    await client.create({ ...post, _id: 'drafts.post', title: 'A draft' })
    await client.create({ _id: 'drafts.secret', _type: 'sanity.previewUrlSecret', secret: 'of the Studio' })
    const preview = { 'sanity-preview-secret': 'of the Studio', 'sanity-preview-perspective': 'drafts' }
    const address = `${site}/api/draft-mode/enable?${new URLSearchParams(preview)}`
    await Promise.all([follows(true), page.goto(address)])
    await expect(title).toContainText('A draft')
    await client.patch('drafts.post').set({ title: 'A later one' }).commit()
    await expect(title).toContainText('A later one')
  })

async function logIn(page: Page, { password }: ForeignLake): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

async function editAndPublish(page: Page, { client }: ForeignLake, studio: string): Promise<void> {
  await expect(page.getByRole('link', { name: 'Structure' })).toBeVisible()
  await page.goto(`${studio}/intent/create/template=post;type=post/`)
  const title = page.getByRole('textbox', { name: 'Title' })
  await title.fill('Written in a foreign Studio')
  await page.getByRole('textbox', { name: 'Slug' }).fill('hello')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'cover.jpg', mimeType: 'image/jpeg', buffer: await picture() })
  const cover = () =>
    client.fetch('*[_type == "post"][0].cover.asset->{mimeType}', {}, { perspective: 'drafts' })
  await expect.poll(cover).toEqual({ mimeType: 'image/jpeg' })
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const find = () => client.fetch<{ _id: string; title: string }[]>('*[_type == "post"]{_id, title}')
  await expect.poll(find).toMatchObject([{ title: 'Written in a foreign Studio' }])
  const [post] = await find()
  await client
    .patch(post?._id ?? '')
    .set({ title: 'Changed elsewhere' })
    .commit()
  await expect(title).toHaveValue('Changed elsewhere')
}

function picture(): Promise<Buffer> {
  return sharp({ create: { width: 600, height: 400, channels: 3, background: '#a0522d' } })
    .jpeg()
    .toBuffer()
}
