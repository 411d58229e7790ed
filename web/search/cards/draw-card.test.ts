import { join } from 'node:path'
import sharp, { type Region } from 'sharp'
import { afterEach, expect, test, vi } from 'vitest'
import { stubEnvironment } from '../../testing/variables.ts'
import type { Card } from './card.ts'

// As Next does, the program runs in the folder of the site.
vi.spyOn(process, 'cwd').mockReturnValue(join(import.meta.dirname, '../..'))
stubEnvironment(3990)
const { drawCard } = await import('./draw-card.tsx')

const card = {
  title: '',
  name: 'Crown & Level',
  strapline: 'Charlotte contractors',
  phone: '+17045550142',
  picture: null,
}
/** Where the title stands, between the sender and the phone number. */
const TITLE = { left: 40, top: 150, width: 1100, height: 330 }

/** A logo of white pixels alone, as the lake hands it out. */
const LOGO = {
  file: `${'ab'.repeat(20)}-300x300`,
  picture: sharp({ create: { width: 300, height: 300, channels: 3, background: 'white' } })
    .png()
    .toBuffer()
    .then((bytes) => new Uint8Array(bytes)),
  sent: { headers: { 'content-type': 'image/png' } },
}

/** What the program that draws has asked for, but its own parts, which are data: addresses. */
const asked: string[] = []
const ask = globalThis.fetch
vi.stubGlobal('fetch', async (address: string | URL, how?: RequestInit) => {
  if (String(address).startsWith('data:')) return ask(address, how)
  if (String(address).includes(LOGO.file)) return new Response(await LOGO.picture, LOGO.sent)
  asked.push(String(address))
  throw new Error('Nobody is to be asked.')
})
const told = vi.spyOn(console, 'error').mockReturnValue(undefined)

afterEach(() => {
  expect(asked).toEqual([])
  told.mockClear()
})

test.each([
  ['Pintura de casas: jardín, cañería y más', 'íñá'],
  ['Malowanie domów: żółć, gęś, Łódź', 'żłćęśŁź'],
  ['Sơn nhà: chất lượng, giá hợp lý, đúng hẹn', 'ơấợđẹ'],
  ['Покраска домов, Щукін їжак ґанок', 'Пскіїґ'],
  ['Βάψιμο σπιτιών, ὕψος', 'Βάώὕ'],
  ['房屋油漆与厨房翻新', '房漆翻'],
  ['İstanbul, Şişli, Reykjavík þak', 'İŞþ'],
])('every letter of %s is drawn, and nobody is asked for any', async (title, foreign) => {
  for (const letter of foreign) expect(await inkOf(letter), letter).toBeGreaterThan(300)
  expect(await inkOf(title)).toBeGreaterThan(5_000)
  expect(told).not.toHaveBeenCalled()
})

test.each([
  ['House painting 🎨 in Charlotte', 'House painting in Charlotte'],
  ['👩🏽‍🔧 Repairs ❤️ 🇺🇸 24️⃣/7', 'Repairs 24/7'],
  ['A\u200b zero\u2060 width\ufeff sign', 'A zero width sign'],
  ['Jardi\u0301n', 'Jardín'],
])('%s is drawn as %s', async (title, plain) => {
  expect(await drawCard({ ...card, title })).toEqual(await drawCard({ ...card, title: plain }))
  expect(told).not.toHaveBeenCalled()
})

test('letters that no font has are left out, and the log says which', async () => {
  expect(await drawCard({ ...card, title: 'Painting ทาสี in Charlotte' })).toEqual(
    await drawCard({ ...card, title: 'Painting in Charlotte' }),
  )
  expect(told.mock.calls).toEqual([[expect.stringMatching(/"Painting ทาสี in Charlotte" is without ท/)]])
})

test('a title of such letters alone gives way to the name of the business', async () => {
  const named = await drawCard({ ...card, title: card.name })
  for (const title of ['🎨', 'ทาส']) expect(await drawCard({ ...card, title })).toEqual(named)
})

test('a long name wraps beside the logo', async () => {
  const name = 'Hargrove & Sons Remodeling and Repair of Kitchens, Baths, Decks, and Porches in Charlotte LLC'
  const rightEdge = { left: 1_150, top: 0, width: 50, height: 200 }
  expect(await darkPixels({ ...card, title: 'Decks', name }, rightEdge)).toBe(0)
})

test('a white logo stands on a dark ground when the owner says that it is for one', async () => {
  const asset = { _type: 'reference' as const, _ref: `image-${LOGO.file}-png` }
  const place = { left: 56, top: 52, width: 72, height: 72 }
  const dark = (isLight: boolean) =>
    darkPixels({ ...card, title: 'Decks', logo: { asset, crop: null, isName: true, isLight } }, place)
  expect(await dark(false)).toBe(0)
  // 8 pixels at each side of a square of 72.
  expect(await dark(true)).toBeGreaterThan(1_900)
})

/** How many pixels of the title's place are dark. */
const inkOf = (title: string) => darkPixels({ ...card, title }, TITLE)

async function darkPixels(drawing: Card, place: Region): Promise<number> {
  const drawn = sharp(await drawCard(drawing))
    .extract(place)
    .grayscale()
    .threshold(120)
  const pixels = await drawn.raw().toBuffer()
  return pixels.filter((value) => value === 0).length
}
