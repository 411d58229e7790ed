import { redirect } from 'next/navigation'
import { createDataAttribute } from 'next-sanity'
import { fixedPaths } from '#content/addresses/routes.ts'
import { lackWords } from '#content/documents/field-title.ts'
import { parseAnswer } from './ask.ts'
import { client, draftClient, environment } from './client.ts'
import { ContentError } from './content-error.ts'
import { askPage } from './hidden-documents.ts'
import type { PageQuery, Params } from './page-query.ts'
import { type Missing, markFields, noteMissing } from './preview-marks/marks.ts'
import type { Place } from './preview-marks/places.ts'

/** Missing fields that the page that stands in lists at most. */
const MOST_WORDS = 10

/**
 * A page as an editor sees it: with drafts, and what is published as long as a draft is not ready for a page. What can't be shown of
 * another document than the page's own is what visitors see of it.
 */
export async function loadDrafts<Data>(query: PageQuery<Data>, path: string, params: Params) {
  const answer = await answerOf(draftClient, query, params)
  try {
    const drafts = parseMarked(query, path, answer)
    if (drafts) noteMissing({ isDraft: true, fields: missingIn(drafts.problems) })
    return drafts
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    const published = await loadPublished(query, path, params)
    if (!published) redirect(addressOf(path, error))
    noteMissing({ isDraft: false, fields: missingIn(error.problems) })
    return published
  }
}

/** Null as well when what is published is not fit for a page either. */
async function loadPublished<Data>(query: PageQuery<Data>, path: string, params: Params) {
  const answer = await answerOf(client, query, params)
  try {
    return parseMarked(query, path, answer)
  } catch (error) {
    if (error instanceof ContentError) return null
    throw error
  }
}

async function answerOf(asked: typeof client, query: PageQuery<unknown>, params: Params): Promise<unknown> {
  return (await askPage(asked, query, params, { cache: 'no-store' }, true)).shown
}

function parseMarked<Data>(query: PageQuery<Data>, path: string, answer: unknown) {
  const shown = parseAnswer(query, path, answer)
  if (shown) markFields(markOf, shown.answer, shown.data)
  return shown
}

function markOf(place: Place): string {
  return createDataAttribute({ ...place, baseUrl: environment.studioUrl }).toString()
}

function missingIn(problems: ContentError['problems']): Missing['fields'] {
  return problems.map((problem) => {
    const { id, type, field, studioLink } = problem
    // The Studio opens a field so, and a document that is emptied has none.
    const mark = id && field ? markOf({ id, type, path: field }) : undefined
    return { words: lackWords(problem), studioLink, mark }
  })
}

/** The page that stands in, with each missing field as a parameter. */
function addressOf(path: string, error: ContentError): string {
  const asked = new URLSearchParams({ page: path })
  for (const { words } of missingIn(error.problems).slice(0, MOST_WORDS)) asked.append('missing', words)
  return `${fixedPaths.draftNotReady}?${asked}`
}
