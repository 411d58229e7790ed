import type { Locator, Page } from '@playwright/test'
import { isEnough, readSpecification, type SpecifiedPage } from './fixtures/specification.ts'
import { expect, test } from './fixtures/test.ts'

const PATHS = [
  '/',
  '/services/painting',
  '/services/plumbing',
  '/service-areas',
  '/service-areas/matthews',
  '/gallery',
  '/about',
  '/contact',
]

for (const path of PATHS) {
  test(`${path} shows all that the specification asks for`, async ({ page }) => {
    const wanted = readSpecification().get(path)
    if (!wanted) throw new Error(`The specification has no page ${path}.`)
    await page.goto(path)
    await expectSections(page, wanted)
    await expectTexts(page, wanted)
    await expectLinks(page, wanted)
    await expectHeroAndClosing(page)
  })
}

async function expectSections(page: Page, { sections = {} }: SpecifiedPage): Promise<void> {
  for (const [names, wanted] of Object.entries(sections)) {
    const counts = Array.isArray(wanted) ? wanted : [wanted]
    const found = page.locator(
      names
        .split('|')
        .map((name) => `[data-section="${name}"]`)
        .join(', '),
    )
    await expect(found, `sections "${names}"`).toHaveCount(counts.length)
    for (const [index, count] of counts.entries()) {
      await expect(found.nth(index), names).toBeVisible()
      const items = await found.nth(index).locator('[data-item]').count()
      expect(isEnough(items, count), `"${names}" has ${items} items, ${count} were asked for`).toBe(true)
    }
  }
}

/** Some texts stand in an answer that opens on demand: opening it is how a visitor reads it. */
async function expectTexts(page: Page, { text = [] }: SpecifiedPage): Promise<void> {
  for (const wanted of text) {
    await expect(
      page.locator('body').getByText(wanted).filter({ visible: true }).first(),
      wanted,
    ).toBeVisible()
  }
}

async function expectLinks(page: Page, { links = [], anchors = [] }: SpecifiedPage): Promise<void> {
  const main = page.getByRole('main')
  for (const target of links) {
    const link = main.locator(`a[href="${target}"], a[href$="${target}"]`)
    await expect(link.first(), `link to ${target}`).toBeVisible()
  }
  for (const id of anchors) await expect(page.locator(`#${id}`)).toBeAttached()
}

async function expectHeroAndClosing(page: Page): Promise<void> {
  const hero = page.locator('[data-section="hero"]')
  await expect(hero.locator('a[href^="tel:"]').first()).toBeVisible()
  await expect(offer(hero)).toBeVisible()
  await expect(page.locator('[data-section="cta"]').first()).toBeVisible()
}

function offer(hero: Locator): Locator {
  return hero.getByRole('link', { name: /estimate|consultation|quote/i }).first()
}
