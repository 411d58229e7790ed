import sharp from 'sharp'
import { expect, test } from '../fixtures/test.ts'
import { type BuiltPage, canonicalPath, contentOf, words } from './checks/built-page.ts'
import { canonicalFaults, headFaults, titleOf } from './checks/head.ts'
import { brokenLinks, newTabFaults, vagueLinks } from './checks/links.ts'
import { markupFaults } from './checks/markup.ts'
import { pictureFaults } from './checks/pictures.ts'
import { structuredDataFaults } from './checks/structured-data.ts'
import { textMessageFaults } from './checks/text-messages.ts'
import { lookedAt, pagesToLookAt, unknownPath } from './checks/visit.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('an unknown address has the status 404, says so, and leads home', async ({ page }) => {
  const said = page.waitForEvent('console', (entry) => entry.text().includes(unknownPath))
  const response = await page.goto(unknownPath)
  expect(response?.status()).toBe(404)
  expect((await said).type()).toBe('error')
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
})

const looks: Record<string, (page: BuiltPage) => readonly string[]> = {
  'tells search engines and shared links what it is about': headFaults,
  'names its canonical address': canonicalFaults,
  'names pictures by addresses that can be the names of files': pictureFaults,
  'opens new tabs without a hold on it': newTabFaults,
  'has an address for each of its questions': questionFaults,
  'loads nothing from another host, and no script of the framework': foreignFileFaults,
  'has no link that says nothing of where it leads': vagueLinks,
  'tells search engines in one graph what it tells visitors': structuredDataFaults,
  'names what it is about in every text message that it prepares': textMessageFaults,
}
for (const [name, look] of Object.entries(looks))
  test(`every page ${name}`, ({ pages }) => {
    expect(faultsOf(pages, look)).toEqual([])
  })

test(`${lookedAt} is valid HTML, with one first heading and no level left out below it`, ({ pages }) => {
  const paths = pagesToLookAt(pages)
  const looked = pages.filter(({ path }) => paths.includes(path))
  expect(faultsOf(looked, markupFaults)).toEqual([])
})

function faultsOf(pages: readonly BuiltPage[], look: (page: BuiltPage) => readonly string[]): string[] {
  return pages.flatMap((page) => look(page).map((fault) => `${page.path} ${fault}`))
}

function foreignFileFaults({ document }: BuiltPage): string[] {
  const loading = document.querySelectorAll(
    '[src], link[rel="stylesheet"], link[rel="preload"], link[rel="modulepreload"]',
  )
  const addresses = loading.map(({ attributes }) => attributes.src ?? attributes.href ?? '')
  return addresses
    .filter((address) => !/^($|\/(?!\/)|data:)/.test(address) || /^\/_next\/.*\.js$/.test(address))
    .map((address) => `loads ${address}`)
}

function questionFaults({ document }: BuiltPage): string[] {
  const questions = document.querySelectorAll('[data-section="faq"] details')
  return questions
    .filter((details) => !details.querySelector('[id]'))
    .map(({ text }) => `has a question without an id: ${words(text).slice(0, 40)}`)
}

test('no two pages that search engines may list have the same title, description or picture', ({ pages }) => {
  const listed = pages.filter(({ path }) => canonicalPath(path) === path)
  for (const read of [
    titleOf,
    (page: BuiltPage) => contentOf(page, 'description'),
    (page: BuiltPage) => contentOf(page, 'og:image'),
  ])
    for (const alike of Map.groupBy(listed, read).values())
      expect(alike.map(({ path }) => path)).toHaveLength(1)
})

test('the picture for shared links is as large as its page says', { tag: '@all' }, async ({ pages }) => {
  // Drawing takes its time, so each kind of page draws one: kinds are told apart by their folder and depth.
  const kinds = new Map(pages.map((page) => [page.path.replace(/[^/]+$/, ''), page]))
  for (const page of kinds.values()) {
    const { width, height } = await sharp(await bytesAt(contentOf(page, 'og:image'))).metadata()
    const promised = ['og:image:width', 'og:image:height'].map((name) => Number(contentOf(page, name)))
    expect([width, height, ...promised], page.path).toEqual([1200, 630, 1200, 630])
  }
})

async function bytesAt(address: string): Promise<ArrayBuffer> {
  return (await fetch(address)).arrayBuffer()
}

test('every link leads to a page and an anchor that are there', async ({ product, pages }) => {
  expect(await brokenLinks(product.site, pages)).toEqual([])
})

test('menus, phone number and footer are the same, in the same order, on every page', ({ pages }) => {
  // What is for visitors without scripts is text to the parser, and classes have names of their own on each page.
  const repeated = (page: BuiltPage) =>
    page.document
      .querySelectorAll('body > header, body > footer')
      .map(({ text }) => words(text.replaceAll(/<[^>]*>/g, '')))
      .join()
  const [first] = pages.map(repeated)
  expect(pages.filter((page) => repeated(page) !== first).map(({ path }) => path)).toEqual([])
})
