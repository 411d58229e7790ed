import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { Failure } from '../console/failure.ts'
import { root } from '../environment/project-root.ts'
import type { Product } from '../product/product.ts'

/** In milliseconds. */
const PATIENCE = 120_000
const LOOK_AGAIN = 200
const QUICKLY_COMPRESSED = "SELECT 1 FROM entries WHERE is_compressed_well = 0 AND forms <> '{}' LIMIT 1"

/** Resolves when every text is compressed as well as can be, which is done when nobody publishes. */
export async function untilCompressedWell({ environment }: Product): Promise<void> {
  const manifest = new DatabaseSync(path.resolve(root, environment.siteDirectory, 'manifest.sqlite'), {
    readOnly: true,
    timeout: 5_000,
  })
  const end = performance.now() + PATIENCE
  try {
    const next = manifest.prepare(QUICKLY_COMPRESSED)
    while (next.get()) {
      if (performance.now() > end)
        throw new Failure(`Not every text was compressed as well as can be within ${PATIENCE / 1000} s.`)
      await pause(LOOK_AGAIN)
    }
  } finally {
    manifest.close()
  }
}

/** Works while nothing is published and no picture is drawn: on two cores a browser would have to share them with that. */
export async function withoutPublishing<Result>(
  product: Product,
  work: () => Promise<Result>,
): Promise<Result> {
  await untilCompressedWell(product)
  await product.publisher.stop()
  try {
    return await work()
  } finally {
    await product.publisher.start()
  }
}
