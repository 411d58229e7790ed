import { cookies, draftMode, headers } from 'next/headers'
import { answerHeader, answersFolder } from '../security/draft-cookie.ts'
import { perspectiveCookie } from '../security/preview-cookie.ts'
import { environment } from './client.ts'

/**
 * In draft mode Next renders anew: for an editor, with the cookie that says which drafts to show, and for the publisher, without
 * it. Cookies and headers are read in draft mode alone, so that every other page stays static.
 */
export async function isPreview(): Promise<boolean> {
  return (await draftMode()).isEnabled && (await cookies()).has(perspectiveCookie)
}

/** What the lake has answered the publisher that asks for this page; undefined when somebody else asks. */
export async function answerOfPublisher(): Promise<{ answer: unknown } | undefined> {
  const id = (await draftMode()).isEnabled ? (await headers()).get(answerHeader) : null
  if (id === null) return undefined
  const response = await fetch(`${environment.publishUrl}${answersFolder}${id}`)
  if (!response.ok) throw new Error(`The publisher answers ${response.status} for what a page is to show.`)
  return { answer: await response.json() }
}
