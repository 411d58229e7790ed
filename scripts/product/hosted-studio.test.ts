import { createServer } from 'node:http'
import { close, listen } from 'pages-as-files/testing'
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
  const other = createServer()
  onTestFinished(() => close(other))
  const port = await listen(other)
  const product = new Product({
    ...lakeVariables({ directory: '', port }),
    NEXT_PUBLIC_SANITY_PROJECT_ID: 'test1234',
  })
  const said = vi.spyOn(console, 'error').mockReturnValue()
  const log = vi.spyOn(console, 'log').mockReturnValue()
  await product.openStudio()
  expect([...said.mock.calls, ...log.mock.calls].flat().join('\n')).toMatch(/taken|studio-hosted/)
  // It is among those that are started again.
  expect(product.parts).toContain(product.studio)
})
