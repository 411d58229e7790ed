import { expect, test } from 'vitest'
import { freshSite } from '../testing/fresh-site.ts'

const price = { _id: 'price-a', _type: 'price' }
const PAINTING = '/services/painting'

const site = freshSite({ isDelivered: true })

test('a publish is told with its pages and how long they took', async () => {
  site.content.publish(PAINTING, 'new words')
  const painting = { _id: 'services-painting', _type: 'service' }
  await site.sender.send(painting)
  await site.sender.send(painting)
  expect(site.publishing.events).toEqual([
    {
      event: 'publish',
      message: expect.stringMatching(/^Published services-painting: 1 pages in \d+ ms$/),
      details: {
        document: 'services-painting',
        pages: [PAINTING],
        count: 1,
        problems: 0,
        ms: expect.any(Number),
      },
    },
  ])
})

test('messages that are not signed are told once a minute, however many come', async () => {
  for (let sent = 0; sent < 5; sent += 1) await site.sender.post(JSON.stringify(price), {})
  expect(site.publishing.events).toEqual([
    { event: 'refused', message: expect.any(String), details: { status: 401, count: 1 } },
  ])
})
