import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { lakeVariables } from '../testing/lake-process.ts'
import { killAll } from './processes/live-process.ts'
import { Product } from './product.ts'

afterEach(() => {
  vi.restoreAllMocks()
  killAll()
})

test('a Studio that can not start is told, and does not keep the site beside a hosted lake from starting', async ({
  onTestFinished,
}) => {
  const other = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const product = new Product({ ...lakeVariables({ directory: '', port }), SANITY_PROJECT_ID: 'test1234' })
  const said = vi.spyOn(console, 'error').mockReturnValue()
  const log = vi.spyOn(console, 'log').mockReturnValue()
  await product.openStudio()
  expect([...said.mock.calls, ...log.mock.calls].flat().join('\n')).toMatch(/taken|studio-hosted/)
  // It is among those that are started again.
  expect(product.parts).toContain(product.studio)
})
