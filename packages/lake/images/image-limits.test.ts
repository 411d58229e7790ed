import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TemporaryLake, temporaryLake } from '../testing/temporary-lake.ts'
import { bars, picture } from '../testing/temporary-pictures.ts'

let lake: TemporaryLake
let url: string

beforeAll(async () => {
  lake = await temporaryLake()
  url = (await lake.client.assets.upload('image', await bars())).url
})

afterAll(() => lake.end())

test.each([
  ['h=8192', /16,384 × 8,192 pixels .* 8,192 on a side and 25,000,000 in all/],
  ['rect=0,0,400,4&h=8192&fm=png', /819,200 × 8,192 pixels/],
  ['rect=0,0,4,200&w=8192', /8,192 × 409,600 pixels/],
  ['h=2000&dpr=4', /16,000 × 8,000 pixels/],
  ['w=6000&h=6000&fit=scale', /6,000 × 6,000 pixels/],
  ['w=6000&h=6000&fit=fill', /6,000 × 6,000 pixels/],
  ['w=6000&h=6000&fit=fillmax', /6,000 × 6,000 pixels/],
  ['w=6000&h=6000&fit=crop', /6,000 × 6,000 pixels/],
  ['w=6000&h=6000&fit=crop&crop=focalpoint', /6,000 × 6,000 pixels/],
  ['rect=0,0,400,1&w=2000&h=2000&fit=crop&crop=entropy', /scaled to 800,000 × 2,000 pixels/],
  ['w=5000&h=2500&blur=2000', /blur=2000 is too much for 5,000 × 2,500 pixels, which may have 640/],
  ['fm=constructor', /fm=constructor is not jpg, pjpg, png, webp, avif/],
])('%s is refused, with what is allowed', async (query, message) => {
  const response = await fetch(`${url}?${query}`)
  expect(response.status).toBe(400)
  expect((await response.json()).message).toMatch(message)
})

test.each([
  ['fit=min&w=1&h=8192', 1, 200],
  ['fit=crop&crop=focalpoint&rect=0,0,400,1&w=1&h=4000', 1, 4000],
  ['rect=0,0,400,2&w=1', 1, 1],
  ['fit=fill&w=1&h=3', 1, 3],
  ['blur=2000&w=800', 800, 400],
  ['w=3000', 3000, 1500],
])('%s gives a picture of %i × %i', async (query, width, height) => {
  const response = await fetch(`${url}?${query}`)
  expect(response.status).toBe(200)
  expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ width, height })
})

test('an animation keeps its frames, and is refused when they are too much together', async () => {
  const frames = ['#f00', '#0f0', '#00f', '#fff', '#000'].map((color) =>
    picture(20, 10, color).png().toBuffer(),
  )
  const animation = await sharp(await Promise.all(frames), { join: { animated: true } })
    .gif()
    .toBuffer()
  const { url } = await lake.client.assets.upload('image', animation)
  const drawn = await fetch(`${url}?w=40&h=40&fit=fill`)
  const { pages, width, pageHeight } = await sharp(await drawn.arrayBuffer(), { animated: true }).metadata()
  expect([pages, width, pageHeight]).toEqual([5, 40, 40])
  const refused = await fetch(`${url}?w=7000`)
  expect(refused.status).toBe(400)
  expect((await refused.json()).message).toMatch(/5 frames of 7,000 × 3,500 pixels.*fm=jpg/)
})
