import { z } from 'zod'
import type { DocumentStatus } from '#content/documents/document-status.ts'

/** `unknown`: the website does not tell, as in development; `unreachable`: it does not answer. */
export type Told = DocumentStatus | 'unknown' | 'unreachable'

const status: z.ZodType<DocumentStatus> = z.object({
  revision: z.string().nullable(),
  since: z.number().nullable(),
  count: z.number(),
  pages: z.array(z.object({ path: z.string(), isOwn: z.boolean() })),
  problems: z.array(
    z.object({
      path: z.string(),
      problem: z.string(),
      since: z.number(),
      fields: z.array(
        z.object({
          document: z.string(),
          id: z.string(),
          type: z.string(),
          field: z.string(),
          reason: z.string(),
        }),
      ),
    }),
  ),
})

/** Asks the website what visitors get of a document. */
export async function askWebsite(site: string, id: string, signal: AbortSignal): Promise<Told> {
  try {
    const answer = await fetch(`${site}/api/document-status?document=${encodeURIComponent(id)}`, { signal })
    if (answer.status === 404) return 'unknown'
    return answer.ok ? status.parse(await answer.json()) : 'unreachable'
  } catch (error) {
    if (!signal.aborted) console.warn('The website does not tell what is on it.', error)
    return 'unreachable'
  }
}
