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
 * product and its folder are gone then. What is to be in the variables before it starts is told by `prepare`.
 */
export async function withTemporaryProduct<Result>(
  work: (product: Product) => Promise<Result>,
  prepare: (variables: Variables, directory: string) => Promise<void> = async () => undefined,
): Promise<Result> {
  const directory = mkdtempSync(path.join(tmpdir(), 'product-'))
  try {
    const variables = await testVariables(directory)
    await prepare(variables, directory)
    const product = new Product(variables)
    await step('Started the product', () => product.open())
    const result = await work(product)
    await product.stop()
    return result
  } finally {
    killAll()
    rmSync(directory, { recursive: true, force: true })
  }
}
