import { fixedPaths, pathOf } from '#content/routes.ts'
import { slowness } from './fixtures/pace.ts'
import { statusOf, textOf } from './fixtures/site.ts'
import type { Stage } from './fixtures/stage.ts'
import { expect, test } from './fixtures/test.ts'
import { untilTold } from './fixtures/told.ts'
import { Owner } from './owner.ts'

const ID = 'redirect-e2e'
const FROM = '/painters-near-me'
const AT_ONCE_MS = 1_000

test.afterEach(async ({ stage }) => {
  await stage.act('startMissing')
  await stage.client().delete({ query: '*[_id == $id]', params: { id: ID } })
})

test('a visitor who guesses an address finds the page', async ({ page, stage }) => {
  await page.goto('/estimate')
  await expect(page).toHaveURL(`${stage.site}/contact`)
  await page.goto('/FAQ/')
  await expect(page).toHaveURL(`${stage.site}/#faq`)
})

test('a redirect works a second after it is published, for good or for now, and ends when it is taken back', async ({
  stage,
}) => {
  expect(await statusOf(stage, FROM)).toBe(404)
  await publishRedirect(stage, { permanent: true })
  await untilAnswered(stage, [308, '/services/painting'])
  const capitals = await ask(stage, `${FROM.toUpperCase()}?utm=flyer`)
  expect([capitals.status, locationIn(stage, capitals)]).toEqual([308, '/services/painting?utm=flyer'])
  expect(capitals.headers.get('cache-control')).toContain('max-age=0')

  await publishRedirect(stage, { permanent: false })
  await untilAnswered(stage, [307, '/services/painting'])
  expect(await textOf(stage, fixedPaths.sitemap)).not.toContain(FROM)

  await stage.client().delete(ID)
  await untilAnswered(stage, [404, undefined])
})

test('a redirect to what is no address, written by a program, is as if it were not there', async ({
  stage,
}) => {
  const broken = { _id: ID, _type: 'redirect', from: FROM, address: 'http://[', permanent: true }
  await stage.client().createOrReplace(broken)
  await untilTold(stage)
  expect(await statusOf(stage, FROM)).toBe(404)
  expect((await ask(stage, '/estimate')).status).toBe(308)
})

test('a redirect is still there after a restart, with the lake away', async ({ stage }) => {
  await publishRedirect(stage, { permanent: true })
  await untilAnswered(stage, [308, '/services/painting'])
  await stage.act('stopSite')
  await stage.act('stopLake')
  await stage.act('startSite')
  expect((await ask(stage, FROM)).status).toBe(308)
})

test('an address that gets a page of its own shows it, and leads on again when the page is gone', async ({
  stage,
}) => {
  const name = `painters-${Date.now().toString(36)}`
  const path = pathOf({ _type: 'service', slug: name })
  await publishRedirect(stage, { permanent: true, from: path })
  await untilAnswered(stage, [308, '/services/painting'], path)
  const tiling = await stage.client().getDocument('service-tiling')
  const slug = { _type: 'slug', current: name }
  await stage
    .client()
    .create({ ...tiling, _type: 'service', _id: `service-${name}`, title: 'Painters', slug })
  await untilAnswered(stage, [200, undefined], path)
  await stage.client().delete(`service-${name}`)
  await untilAnswered(stage, [308, '/services/painting'], path)
})

test.describe('The owner who changes a web address', () => {
  test.use({ viewport: { width: 1600, height: 1000 } })

  test('is offered to send visitors of the old one on, and they arrive', async ({ page, stage }) => {
    const name = `e2e-grout-${Date.now().toString(36)}`
    const id = `service-${name}`
    const old = pathOf({ _type: 'service', slug: name })
    const tiling = await stage.client().getDocument('service-tiling')
    const slug = { _type: 'slug', current: name }
    await stage.client().create({ ...tiling, _type: 'service', _id: id, title: 'Address of grout', slug })
    await untilAnswered(stage, [200, undefined], old)

    const owner = new Owner(page, stage)
    await owner.logIn(stage.environment.studioPassword)
    await owner.openDocument('Services', 'Address of grout')
    await owner.setField('Web address', `${name}-and-joints`)
    await page.getByRole('button', { name: 'Send visitors of the old address here' }).click()
    await expect(page.getByText(`Once you publish, ${old} leads to the new address.`)).toBeVisible()
    expect(await statusOf(stage, old)).toBe(200)
    await owner.publish()
    await untilAnswered(stage, [308, `${old}-and-joints`], old)
    expect(await statusOf(stage, `${old}-and-joints`)).toBe(200)
    expect(owner.complaints).toEqual([])

    await stage.client().delete({ query: '*[page._ref == $id]', params: { id } })
    await stage.client().delete(id)
    await untilAnswered(stage, [404, undefined], old)
  })
})

type Fields = { permanent: boolean; from?: string }

async function publishRedirect(stage: Stage, { permanent, from = FROM }: Fields): Promise<void> {
  const page = { _type: 'reference', _ref: 'service-painting' }
  await stage.client().createOrReplace({ _id: ID, _type: 'redirect', from, page, permanent })
}

/** Of a redirect, what a visitor gets a second after it is published, at the latest; on a slow machine later. */
async function untilAnswered(
  stage: Stage,
  wanted: [status: number, location: string | undefined],
  path = FROM,
): Promise<void> {
  const answer = async () => {
    const response = await ask(stage, path)
    return [response.status, locationIn(stage, response)]
  }
  // A page has to be made, and one that goes waits for what was told about it before; a redirect has only to be known.
  const timeout = path === FROM ? AT_ONCE_MS : 20 * AT_ONCE_MS
  await expect.poll(answer, { timeout: timeout * slowness(), intervals: [50] }).toEqual(wanted)
}

function ask(stage: Stage, path: string): Promise<Response> {
  return fetch(`${stage.site}${path}`, { redirect: 'manual' })
}

function locationIn(stage: Stage, response: Response): string | undefined {
  return response.headers.get('location')?.replace(stage.site, '')
}
