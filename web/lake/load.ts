import { cookies, draftMode, headers } from 'next/headers'
import { cache } from 'react'
import { z } from 'zod'
import { parseAnswer } from './ask.ts'
import { client, environment } from './client.ts'
import { leftOutWords } from './content-error.ts'
import { answerHeader, answersFolder, perspectiveCookie } from './draft-cookie.ts'
import { askPage } from './hidden-documents.ts'
import type { PageQuery, Params } from './page-query.ts'

/** Everything a page shows, or null when no published document has its slug; throws a ContentError when a field is missing. */
export function load<Data>(query: PageQuery<Data>, path: string, params: Params = {}): Promise<Data | null> {
  return loadOnce(query, path, JSON.stringify(params))
}

/** A page and its metadata ask for the same: React keeps the answer for one rendering. */
const loadOnce = cache(async <Data>(query: PageQuery<Data>, path: string, params: string) => {
  const values: Params = JSON.parse(params)
  if (await isPreview()) {
    const { loadDrafts } = await import('./load-drafts.ts')
    return (await loadDrafts(query, path, values))?.data ?? null
  }
  const published = await dataOfPublisher<Data>()
  if (published) return published.data
  const shown = parseAnswer(query, path, await fetchKept(query, values))
  if (shown && shown.problems.length > 0) console.warn(leftOutWords(shown.problems))
  return shown?.data ?? null
})

/**
 * In draft mode Next renders anew: for an editor, with the cookie that says which drafts to show, and for the publisher, without
 * it. Cookies and headers are read in draft mode alone, so that every other page stays static.
 */
export async function isPreview(): Promise<boolean> {
  return (await draftMode()).isEnabled && (await cookies()).has(perspectiveCookie)
}

/** What the publisher that asks for this page has parsed of the lake's answer; undefined when somebody else asks. */
async function dataOfPublisher<Data>(): Promise<{ data: Data } | undefined> {
  const id = (await draftMode()).isEnabled ? (await headers()).get(answerHeader) : null
  if (id === null) return undefined
  const response = await fetch(`${environment.publishUrl}${answersFolder}${id}`)
  if (!response.ok) throw new Error(`The publisher answers ${response.status} for what a page is to show.`)
  return { data: z.custom<Data>().parse(await response.json()) }
}

/** Next keeps the answer with the page until `revalidatePath` is called for it. */
async function fetchKept(query: PageQuery<unknown>, params: Params): Promise<unknown> {
  const cache = environment.development ? 'no-store' : 'force-cache'
  return (await askPage(client, query, params, { cache })).shown
}
