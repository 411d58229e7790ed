import { join } from 'node:path'
import { z } from 'zod'
import type { Redirect } from '#content/redirect.ts'
import { SharedFile } from './shared-file.ts'

/** The redirects as they were last published, beside the built site, so that they work while the lake is away. */
export function keptRedirects(folder: string): SharedFile<readonly Redirect[]> {
  return new SharedFile(join(folder, 'redirects.json'), list, [])
}

const list = z.array(z.object({ from: z.string(), to: z.string(), permanent: z.boolean() }))
