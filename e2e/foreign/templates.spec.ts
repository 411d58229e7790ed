import { type Page, test } from '@playwright/test'
import { freePorts } from '#scripts/environment/ports.ts'
import { LONG_DEADLINE_MS } from '#scripts/testing/deadline.ts'
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

/** A server of development compiles a page, or a whole Studio, when it is asked for it. */
test.use({ navigationTimeout: LONG_DEADLINE_MS })

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

function npmRun(script: string, port: number, ...options: string[]): string[] {
  return ['npm', 'run', script, ...options, '--', '--port', String(port)]
}

function at(port: number): string {
  return `http://localhost:${port}`
}
