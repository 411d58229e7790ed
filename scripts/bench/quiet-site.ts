import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { Failure } from '../console/failure.ts'
import { root } from '../environment/project-root.ts'
import type { Product } from '../product/product.ts'

/** In milliseconds; a site of a hundred pages has five hundred pictures to draw, about one a second. */
const patience = { compressing: 120_000, drawing: 15 * 60_000 } as const
const LOOK_AGAIN = 200
const QUICKLY_COMPRESSED = "SELECT 1 FROM entries WHERE is_compressed_well = 0 AND forms <> '{}' LIMIT 1"
const TO_BE_DRAWN = `
  SELECT 1 FROM entries WHERE hash IS NULL AND is_named = 1 AND unnamed_since IS NULL LIMIT 1`

/** Resolves when every text is compressed as well as can be, which is done when nobody publishes. */
export function untilCompressedWell(product: Product): Promise<void> {
  return untilNoneIsLeft(product, QUICKLY_COMPRESSED, patience.compressing)
}

/** Resolves when every picture and card is drawn that the pages name, which is done after that. */
export function untilDrawn(product: Product): Promise<void> {
  return untilNoneIsLeft(product, TO_BE_DRAWN, patience.drawing)
}

async function untilNoneIsLeft({ environment }: Product, question: string, longest: number): Promise<void> {
  const manifest = new DatabaseSync(path.resolve(root, environment.siteDirectory, 'manifest.sqlite'), {
    readOnly: true,
    timeout: 5_000,
  })
  const end = performance.now() + longest
  try {
    const next = manifest.prepare(question)
    while (next.get()) {
      if (performance.now() > end)
        throw new Failure(`Not every text was compressed well, or picture drawn, within ${longest / 1000} s.`)
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
