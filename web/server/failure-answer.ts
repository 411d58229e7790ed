import type { IncomingMessage } from 'node:http'
import { readEnvironment } from '#content/environment.ts'
import { fixedPaths } from '#content/routes.ts'

const environment = readEnvironment(process.env)
const WORDS = 'The site could not answer this. Please try again in a minute.\n'
const PATIENCE_MS = 2_000

/** The page for failures as it was last seen, for the time when not even that can be had. */
let lastSeen: string | undefined

type Answer = { type: 'text/html' | 'text/plain'; body: string }

/** What is sent when the site failed: a page to whoever wants to read one, and a sentence to programs. */
export async function failureAnswer({ url, headers }: IncomingMessage): Promise<Answer> {
  const wantsPage = headers.accept?.includes('text/html') && url !== fixedPaths.failure
  const page = wantsPage ? await failurePage() : undefined
  return page ? { type: 'text/html', body: page } : { type: 'text/plain', body: WORDS }
}

/** Made of the content like every other page and kept by Next, so that it is there when the lake is not. */
export async function failurePage(): Promise<string | undefined> {
  try {
    const address = new URL(fixedPaths.failure, environment.localSiteUrl)
    const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) })
    if (response.ok) lastSeen = await response.text()
  } catch (error) {
    console.error(error)
  }
  return lastSeen
}
