import { hash } from 'node:crypto'
import { ask } from 'pages-as-files/testing'
import { contactCardPath, remindersPath } from '#content/addresses/downloads.ts'
import { fixedPaths } from '#content/addresses/routes.ts'
import { formatPhone } from '#content/documents/phone.ts'
import type { RunningProduct } from '#scripts/testing/product/running-product.ts'
import { cardOf, everyPath } from '../fixtures/product/site.ts'
import { expect, test } from '../fixtures/test.ts'

type Facts = { name: string; about: string; phone: string; opens: string; hours: string }
const seeded: Facts = {
  name: 'Crown & Level',
  about:
    'A licensed and insured contractor for handyman work, renovations, construction, and property maintenance. We measure first, quote in writing, and clean up when we’re done.',
  phone: '+17045550142',
  opens: '08:00',
  hours: 'Saturday: 8:00 AM–4:00 PM',
}
const changed: Facts = {
  name: 'Square Root Builders',
  about: 'A business that goes by another name since this morning.',
  phone: '+17045550199',
  opens: '09:30',
  hours: 'Saturday: 9:30 AM–4:00 PM',
}

type Made = { name: string; path: string; shows: (facts: Facts & { changedAt: string }) => string[] }

/**
 * Everything that is made of content besides the pages of documents, and what it shows of the business. Redirects and what a
 * browser keeps for the time without a network have journeys of their own; robots.txt is made of no content.
 */
const made: readonly Made[] = [
  { name: 'the page for unknown addresses', path: '/no-such-page', shows: number },
  { name: 'the page for failures', path: fixedPaths.failure, shows: number },
  { name: 'a town without a page', path: '/service-areas/atlantis', shows: number },
  { name: 'a trade in such a town', path: '/service-areas/atlantis/tiling', shows: number },
  {
    name: 'what search engines are told',
    path: '/services/painting',
    shows: ({ phone, opens }) => [`"telephone":"${phone}"`, `"opens":"${opens}"`],
  },
  {
    name: 'the hours that a browser works with',
    path: '/contact',
    shows: ({ opens }) => [`&quot;opens&quot;:&quot;${opens}&quot;`],
  },
  {
    name: 'the contact card',
    path: contactCardPath,
    shows: ({ name, phone, hours }) => [`FN:${name}`, phone, hours],
  },
  ...['pressure-washing', 'maintenance/preventive'].map((slug) => ({
    name: 'a calendar',
    path: remindersPath({ slug }),
    shows: ({ name, phone }: Facts) => [name, formatPhone(phone)],
  })),
  {
    name: 'the manifest',
    path: fixedPaths.manifest,
    shows: ({ name, about }) => [`"name":"${name}"`, `"description":"${about}"`],
  },
  { name: 'the sitemap', path: fixedPaths.sitemap, shows: ({ changedAt }) => [changedAt] },
]
function number({ phone }: Facts): string[] {
  return [formatPhone(phone)]
}

test('everything that is made of content follows a publish, and follows back', async ({ product }) => {
  const pages = await everyPath(product)
  const parts = [...made, ...pages.map((path) => ({ name: 'a page', path, shows: number }))]
  const card = await cardOf(product, fixedPaths.home)
  const drawn = await bodyOf(product, card)
  const tab = await tabsOf(product)
  try {
    const changedAt = await publish(product, changed)
    await untilAllFollowed(product, parts, { ...changed, changedAt })
    const other = await cardOf(product, fixedPaths.home)
    expect(other).not.toBe(card)
    expect(await bodyOf(product, other)).not.toBe(drawn)
    const otherTab = await tabsOf(product)
    for (const part of ['address', 'icon', 'unasked'] as const)
      expect(otherTab[part], part).not.toBe(tab[part])
    // Links that were shared before show what they showed.
    expect(await bodyOf(product, card)).toBe(drawn)
  } finally {
    const changedAt = await publish(product, seeded)
    await untilAllFollowed(product, parts, { ...seeded, changedAt })
  }
  expect(await cardOf(product, fixedPaths.home)).toBe(card)
  expect(await bodyOf(product, card)).toBe(drawn)
  expect(await tabsOf(product)).toEqual(tab)
})

/** The icon that the home page names for a browser's tab, and what a browser gets that was told of none. */
async function tabsOf(product: RunningProduct) {
  const home = await bodyOf(product, fixedPaths.home)
  const [, address = ''] = /<link rel="icon" href="([^"]+)"/.exec(home) ?? []
  return {
    address,
    icon: hash('sha256', await bodyOf(product, address)),
    unasked: hash('sha256', await bodyOf(product, fixedPaths.favicon)),
  }
}

/** Resolves with the time of the last change. */
async function publish(product: RunningProduct, { name, about, phone, opens }: Facts): Promise<string> {
  const transaction = product.client().transaction().patch('business', { set: { name, about, phone } })
  transaction.patch('openingHours', { set: { 'days[_key=="saturday"].opens': opens } })
  return (await transaction.commit({ returnFirst: true, returnDocuments: true }))._updatedAt
}

async function untilAllFollowed(
  product: RunningProduct,
  parts: readonly Made[],
  facts: Parameters<Made['shows']>[0],
): Promise<void> {
  // One after the other: to ask for all of them again and again would hold up those who make them.
  for (const { name, path, shows } of parts) {
    const lacking = async () => {
      const text = await bodyOf(product, path)
      return shows(facts).filter((words) => !text.includes(words))
    }
    await expect.poll(lacking, `what ${name} (${path}) lacks`).toEqual([])
  }
}

/** Calendars and contact cards fold their long lines. */
async function bodyOf({ site }: RunningProduct, path: string): Promise<string> {
  return (await ask(site, path)).text.replaceAll('\r\n ', '')
}
