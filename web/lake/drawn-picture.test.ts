import { createServer } from 'node:http'
import { close, listen } from 'pages-as-files/testing'
import { afterAll, expect, test } from 'vitest'
import type { Rendition } from '#content/pictures/rendition.ts'
import { stubEnvironment } from '../testing/variables.ts'

/** A lake that encodes slowly, as the hosted one does: of a new picture it first sends what is quicker to make. */
const asked: { url: string; accept: string }[] = []
let answer = { status: 200, type: 'image/avif' }
const lake = createServer(({ url = '', headers }, response) => {
  asked.push({ url, accept: headers.accept ?? '' })
  response.writeHead(answer.status, { 'content-type': answer.type }).end(answer.type)
})
stubEnvironment(await listen(lake))
const { drawnPicture } = await import('./drawn-picture.ts')

afterAll(() => close(lake))

const file = '0a1b2c3d4e5f60718293a4b5c6d7e8f901234567-2000x1500.jpg'
const rendition: Rendition = {
  file,
  cut: { left: 0, top: 100, width: 2000, height: 1250 },
  width: 640,
  height: 400,
}

test('a rendition is asked for in the words of the lake, as an AVIF', async () => {
  answer = { status: 200, type: 'image/avif' }
  const { type, bytes } = await drawnPicture(rendition, 'avif')
  expect([type, bytes.toString()]).toEqual(['image/avif', 'image/avif'])
  expect(asked.at(-1)).toEqual({
    url: `/lake/images/local/production/${file}?w=640&fit=max&h=400&rect=0%2C100%2C2000%2C1250&auto=format`,
    accept: 'image/avif',
  })
})

test('the whole of a picture in its own shape and format is asked for without more words', async () => {
  answer = { status: 200, type: 'image/jpeg' }
  await drawnPicture({ file, width: 640 }, 'own')
  expect(asked.at(-1)).toEqual({ url: `/lake/images/local/production/${file}?w=640&fit=max`, accept: '' })
})

test('of an animation the first frame is asked for', async () => {
  answer = { status: 200, type: 'image/avif' }
  await drawnPicture({ file: file.replace('.jpg', '.gif'), width: 640 }, 'avif')
  expect(asked.at(-1)?.url).toMatch(/\.gif\?w=640&fit=max&frame=1&auto=format$/)
})

test('a lake that is still encoding says what it sends meanwhile', async () => {
  answer = { status: 200, type: 'image/webp' }
  expect((await drawnPicture(rendition, 'avif')).type).toBe('image/webp')
})

test('a drawing that the lake hands out as it was uploaded reaches no visitor', async () => {
  answer = { status: 200, type: 'image/svg+xml' }
  await expect(drawnPicture(rendition, 'avif')).rejects.toMatchObject({ status: 404 })
})

test.each([
  [400, 404],
  [404, 404],
  [429, 503],
  [500, 503],
])('an answer of %i is passed on as %i', async (status, passedOn) => {
  answer = { status, type: 'text/plain' }
  await expect(drawnPicture(rendition, 'avif')).rejects.toMatchObject({ status: passedOn })
})
