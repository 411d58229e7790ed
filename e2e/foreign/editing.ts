import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import type { ForeignLake } from './foreign-project.ts'

/** A visitor's page shows a picture, and what is published while it is open. */
export async function followsLive(page: Page, { client }: ForeignLake, site: string): Promise<void> {
  const connected = page.waitForResponse((response) => response.url().includes('/data/live/events/'))
  await page.goto(site)
  await connected
  await page.getByRole('link', { name: 'Changed elsewhere' }).click()
  await showsPost(page)
  const [id = ''] = await client.fetch<string[]>('*[defined(cover)]._id')
  await client.patch(id).set({ title: 'Changed while it is read' }).commit()
  await expect(page.getByRole('heading')).toHaveText('Changed while it is read')
}

/** What was published, with its picture from the lake. */
export async function showsPost(page: Page): Promise<void> {
  await expect(page.getByRole('heading')).toHaveText('Changed elsewhere')
  const cover = page.getByRole('main').locator('img')
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(300)
}

/** The Studio shows drafts in the site, as they are typed, and leads from the site to the field. */
export async function previews(
  page: Page,
  { client }: ForeignLake,
  studio: string,
  address = '/posts/hello',
): Promise<void> {
  const listens = page.waitForResponse((response) => /live\/events.*includeDrafts=true/.test(response.url()))
  await page.goto(`${studio}/presentation?preview=${address}`)
  const shown = page.frameLocator('iframe').getByRole('heading')
  // What follows each text in a preview, and cannot be seen, names its field.
  await expect(shown).toContainText('Changed while it is read')
  const title = page.getByRole('textbox', { name: 'Title' })
  // The Studio and the page in it need a moment to know of each other.
  await expect(async () => {
    await shown.click()
    expect(await title.count()).toBe(1)
  }).toPass()
  // The page is told of what changes once it listens; of what changed before that, with the next change.
  await listens
  await title.fill('Seen in the preview alone')
  const draft = () => client.fetch<string>('*[defined(cover)][0].title', {}, { perspective: 'drafts' })
  await expect.poll(draft).toBe('Seen in the preview alone')
  await expect(shown).toContainText('Seen in the preview alone')
  expect(await client.fetch('*[defined(cover)].title')).toEqual(['Changed while it is read'])
}

export async function logIn(page: Page, { password }: ForeignLake): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

/** Writes a document with title, slug and cover in the Studio, publishes it, and sees there what somebody else changes. */
export async function editAndPublish(
  page: Page,
  { client }: ForeignLake,
  studio: string,
  type = 'post',
): Promise<void> {
  await expect(page.getByRole('link', { name: 'Structure' })).toBeVisible()
  await page.goto(`${studio}/intent/create/template=${type};type=${type}/`)
  const title = page.getByRole('textbox', { name: 'Title' })
  await title.fill('Written in a foreign Studio')
  await page.getByRole('textbox', { name: 'Slug' }).fill('hello')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'cover.jpg', mimeType: 'image/jpeg', buffer: await picture() })
  const cover = () =>
    client.fetch('*[_type == $type][0].cover.asset->{mimeType}', { type }, { perspective: 'drafts' })
  await expect.poll(cover).toEqual({ mimeType: 'image/jpeg' })
  const publish = page.getByRole('button', { name: 'Publish', exact: true })
  const find = () => client.fetch<{ _id: string; title: string }[]>('*[_type == $type]{_id, title}', { type })
  // The Studio forgets a tap while it validates what an upload has just changed; then the button is there again.
  await expect(async () => {
    if ((await find()).length === 0) await publish.click({ timeout: 5_000 })
    expect(await find()).toMatchObject([{ title: 'Written in a foreign Studio' }])
  }).toPass()
  const [post] = await find()
  await client
    .patch(post?._id ?? '')
    .set({ title: 'Changed elsewhere' })
    .commit()
  await expect(title).toHaveValue('Changed elsewhere')
}

export function picture(): Promise<Buffer> {
  return sharp({ create: { width: 600, height: 400, channels: 3, background: '#a0522d' } })
    .jpeg()
    .toBuffer()
}
