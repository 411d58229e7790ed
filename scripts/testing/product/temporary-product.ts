import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { step } from '../../console/steps.ts'
import type { Variables } from '../../environment/project-root.ts'
import { killAll } from '../../product/processes/live-process.ts'
import { Product } from '../../product/product.ts'
import { startHttpsProxy } from '../proxy/https-proxy.ts'
import { testVariables } from './test-variables.ts'

/**
 * Works with a product that has a lake of its own in a temporary folder, so that no content is lost. However the work ends, the
 * product and its folder are gone then. `more` are variables besides those of every test. Behind a proxy it is asked over https, by a
 * browser with the flags that `work` gets.
 */
export async function withTemporaryProduct<Result>(
  work: (product: Product, flags: readonly string[]) => Promise<Result>,
  more: Partial<Variables> = {},
  isBehindProxy = false,
): Promise<Result> {
  const directory = mkdtempSync(path.join(tmpdir(), 'product-'))
  try {
    const variables = { ...(await testVariables(directory)), ...more }
    const flags = isBehindProxy ? await startHttpsProxy(variables, directory) : []
    const product = new Product(variables)
    await step('Started the product', () => product.open())
    const result = await work(product, flags)
    await product.stop()
    return result
  } finally {
    killAll()
    rmSync(directory, { recursive: true, force: true })
  }
}
