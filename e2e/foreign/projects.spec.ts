import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { freePorts } from '#scripts/environment/ports.ts'
import { editAndPublish, followsLive, logIn, picture, previews } from './editing.ts'
import { type ForeignLake, ForeignProject } from './foreign-project.ts'

/** What npm installs, by the ranges that such projects have. */
const PACKAGES = {
  ...{ sanity: '^6', '@sanity/vision': '^6', react: '^19', 'react-dom': '^19' },
  'styled-components': '^6.1.15',
}
/** For a site with its Studio, by the major version of Sanity: this one and the former. */
const FOR_SITE = {
  ...{ '@sanity/image-url': '^2', react: '^19', 'react-dom': '^19', 'styled-components': '^6.1.15' },
  ...{ typescript: '^5', '@types/node': '^24', '@types/react': '^19' },
}
const FOR_SITES = {
  6: { next: '^16', 'next-sanity': '^13', sanity: '^6', '@sanity/vision': '^6', ...FOR_SITE },
  5: { next: '^16', 'next-sanity': '^12', sanity: '^5', '@sanity/vision': '^5', ...FOR_SITE },
}
const FOR_NEXT_15 = { next: '^15', 'next-sanity': '^11', sanity: '^4', '@sanity/vision': '^4', ...FOR_SITE }

let project: ForeignProject

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
  const [port = 0] = await freePorts(1)
  const studio = `http://localhost:${port}`
  const sanity = path.join(project.directory, 'node_modules/.bin/sanity')
  const program = [sanity, 'dev', '--port', String(port)]
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

for (const [major, packages] of Object.entries(FOR_SITES))
  test(`a site of Next with Sanity ${major} is edited, live and previewed`, async ({ page }) => {
    project = new ForeignProject(`site-${major}`)
    await project.install('site', packages)
    const { site, lake } = await startSite()
    await page.goto(`${site}/studio`)
    await page.getByRole('link', { name: 'Password' }).click()
    await logIn(page, lake)
    await editAndPublish(page, lake, `${site}/studio`)
    await followsLive(page, lake, site)
    await previews(page, lake, `${site}/studio`)
  })

test('a site of Next 15 without a Studio shows what is live, and drafts in draft mode', async ({ page }) => {
  project = new ForeignProject('next-15')
  await project.install('site', FOR_NEXT_15)
  const { site, lake } = await startSite()
  const { client } = lake
  const cover = { asset: { _ref: (await client.assets.upload('image', await picture()))._id } }
  const post = { _id: 'post', _type: 'post', slug: { current: 'hello' }, cover }
  await client.create({ ...post, title: 'Changed elsewhere' })
  await followsLive(page, lake, site)
  await client.create({ ...post, _id: 'drafts.post', title: 'A draft' })
  await client.create({ _id: 'drafts.secret', _type: 'sanity.previewUrlSecret', secret: 'of the Studio' })
  const secret = { 'sanity-preview-secret': 'of the Studio', 'sanity-preview-pathname': '/posts/hello' }
  await page.goto(`${site}/api/draft-mode/enable?${new URLSearchParams(secret)}`)
  await expect(page.getByRole('heading')).toContainText('A draft')
})

async function startSite(): Promise<{ site: string; lake: ForeignLake }> {
  const [port = 0] = await freePorts(1)
  const program = ['next', 'dev', '--port', String(port)]
  return { site: `http://localhost:${port}`, lake: await project.startBesideLake(program, /Ready in/) }
}
