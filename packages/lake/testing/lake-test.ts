import { test } from 'vitest'
import type { LakeOptions } from '../options.ts'
import { startTestLake } from './test-lake.ts'

/** Vitest's `test` with an empty lake in memory for each file that asks for it; `override` gives it other `lakeOptions`. */
export const lakeTest = test
  .extend('lakeOptions', { scope: 'file' }, (): Partial<LakeOptions> => ({}))
  .extend('lake', { scope: 'file' }, async ({ lakeOptions }, { onCleanup }) => {
    const lake = await startTestLake(lakeOptions)
    onCleanup(() => lake.close())
    return lake
  })
