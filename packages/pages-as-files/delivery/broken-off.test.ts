import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect } from 'node:net'
import { beforeAll, expect, test, vi } from 'vitest'
import { ask } from '../testing/ask.ts'
import { siteOfTests } from '../testing/fresh-site.ts'

const site = siteOfTests()
let delivery: Server

beforeAll(async () => {
  await site.reset()
  await site.startDelivery()
  if (!site.delivery) throw new Error('Delivery has not started.')
  delivery = site.delivery
})

test.each(['/api/revalidate'])('who breaks off a message to %s leaves nothing in the log', async (path) => {
  const log = vi.spyOn(console, 'error')
  const accepted = once(delivery, 'connection')
  const request = once(delivery, 'request')
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1')
  const form = 'Content-Type: application/x-www-form-urlencoded'
  socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\n${form}\r\nContent-Length: 100\r\n\r\nabc`)
  const [connection] = await accepted
  await request
  const closed = new Promise((resolve) => connection.once('close', resolve))
  socket.destroy()
  await closed
  expect((await ask(site.url, '/')).status).toBe(200)
  expect(log).not.toHaveBeenCalled()
  log.mockRestore()
})
