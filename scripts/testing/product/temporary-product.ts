import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { step } from '../../console/steps.ts'
import type { Variables } from '../../environment/project-root.ts'
import { killAll } from '../../product/processes/live-process.ts'
import { Product } from '../../product/product.ts'
import { testVariables } from './test-variables.ts'

/**
 * Works with a product that has a lake of its own in a temporary folder, so that no content is lost. However the work ends, the
 * product and its folder are gone then. `more` are variables besides those of every test.
 */
export async function withTemporaryProduct<Result>(
  work: (product: Product) => Promise<Result>,
  more: Partial<Variables> = {},
): Promise<Result> {
  const directory = mkdtempSync(path.join(tmpdir(), 'product-'))
  try {
    const product = new Product({ ...(await testVariables(directory)), ...more })
    await step('Started the product', () => product.open())
    const result = await work(product)
    await product.stop()
    return result
  } finally {
    killAll()
    rmSync(directory, { recursive: true, force: true })
  }
}
