import { expect, type Page, test } from '@playwright/test'
import { freePorts } from '#scripts/environment/ports.ts'
import { editAndPublish, followsLive, logIn, previews, showsPost } from './editing.ts'
import { type ForeignLake, ForeignProject } from './foreign-project.ts'

type Addresses = { studio: string; site: string }
type Template = {
  name: string
  /** The document that its Studio edits. */
  type?: string
  start: (project: ForeignProject, studio: number, site: number) => Promise<Addresses & { lake: ForeignLake }>
  shows: (page: Page, lake: ForeignLake, addresses: Addresses) => Promise<void>
}

const STUDIO = /Local:|running at/
const SITE = /Ready in/

const templates: readonly Template[] = [
  {
    name: 'new',
    start: async (project, studio, site) => {
      await project.startBesideLake(npmRun('dev', studio), STUDIO, { folder: 'sanity' })
      const lake = await project.startBesideLake(npmRun('dev', site), SITE, { folder: 'web' })
      return { lake, studio: at(studio), site: at(site) }
    },
    shows: async (page, _, { site }) => {
      await page.goto(site)
      await showsPost(page)
    },
  },
  {
    name: 'clean',
    start: async (project, studio, site) => {
      const variables = { SANITY_STUDIO_PREVIEW_URL: at(site), NEXT_PUBLIC_SANITY_STUDIO_URL: at(studio) }
      await project.startBesideLake(npmRun('dev', studio, '--workspace=studio'), STUDIO, { variables })
      const frontend = npmRun('dev', site, '--workspace=frontend')
      const lake = await project.startBesideLake(frontend, SITE, { variables })
      return { lake, studio: at(studio), site: at(site) }
    },
    shows: async (page, lake, { studio, site }) => {
      await followsLive(page, lake, site)
      await previews(page, lake, studio)
    },
  },
  {
    name: 'personal',
    type: 'project',
    start: async (project, _, site) => {
      const lake = await project.startBesideLake(npmRun('dev', site), SITE)
      return { lake, studio: `${at(site)}/studio`, site: at(site) }
    },
    shows: async (page, lake, { studio, site }) => {
      await showInFront(lake)
      // Its Studio begins with Presentation, which may have begun draft mode in this browser.
      await page.context().clearCookies({ name: '__prerender_bypass' })
      await followsLive(page, lake, site)
      await previews(page, lake, studio, '/projects/hello')
      await page.goto(`${site}/projects/hello`)
      await expect(page.getByRole('heading')).toContainText('Seen in the preview alone')
      await page.getByRole('button', { name: 'Leave the preview' }).click()
      await expect(page.getByRole('heading')).toHaveText('Changed while it is read')
      await page.getByRole('link', { name: 'About' }).click()
      await expect(page.getByRole('listitem')).toContainText('Opened a workshop')
    },
  },
]

for (const { name, type, start, shows } of templates)
  test(`without a network, an edit is seen on the page of a project like Sanity’s “${name}”`, async ({
    page,
  }) => {
    await page.context().route(
      ({ hostname }) => hostname !== 'localhost',
      (route) => route.abort('internetdisconnected'),
    )
    const project = new ForeignProject(name)
    try {
      project.copy(name)
      const [studioPort = 0, sitePort = 0] = await freePorts(2)
      const { lake, ...addresses } = await start(project, studioPort, sitePort)
      await page.goto(addresses.studio)
      await page.getByRole('link', { name: 'Password' }).click()
      await logIn(page, lake)
      await editAndPublish(page, lake, addresses.studio, type)
      await shows(page, lake, addresses)
    } finally {
      await project.close()
    }
  })

/** The front page of a personal website shows the projects that its document names, and its menu a page. */
async function showInFront({ client }: ForeignLake): Promise<void> {
  const [_ref = ''] = await client.fetch<string[]>('*[_type == "project"]._id')
  const showcaseProjects = [{ _key: 'first', _type: 'reference', _ref }]
  const milestones = [{ _key: 'first', _type: 'milestone', title: 'Opened a workshop' }]
  const items = [{ _key: 'first', _type: 'item', milestones }]
  const about = { _id: 'about', _type: 'page', title: 'About', slug: { current: 'about' } }
  const menuItems = [{ _key: 'first', _type: 'reference', _ref: 'about' }]
  await client
    .transaction()
    .create({ _id: 'home', _type: 'home', title: 'A personal website', showcaseProjects })
    .create({ ...about, body: [{ _key: 'first', _type: 'timeline', items }] })
    .create({ _id: 'settings', _type: 'settings', menuItems })
    .commit()
}

function npmRun(script: string, port: number, ...options: string[]): string[] {
  return ['npm', 'run', script, ...options, '--', '--port', String(port)]
}

function at(port: number): string {
  return `http://localhost:${port}`
}
