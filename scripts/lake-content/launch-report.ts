import type { SanityClient } from '@sanity/client'
import { studioLink } from '#content/addresses/studio-link.ts'
import { documentTitle } from '#content/documents/document-title.ts'
import {
  type LaunchDocument,
  type LaunchGroup,
  launchCheck,
  launchQuery,
  siteUrlProblem,
} from '#content/documents/launch-check.ts'
import type { Environment } from '#content/environment/environment.ts'

type Addresses = Pick<Environment, 'studioUrl' | 'siteUrl'>

/** The lines to print, grouped by what there is to do, and the number of open items. */
export async function launchReport(client: SanityClient, { studioUrl, siteUrl }: Addresses) {
  const groups = launchCheck(await client.fetch<LaunchDocument[]>(launchQuery))
  const problem = siteUrlProblem(siteUrl)
  const left = groups.reduce((sum, { findings }) => sum + findings.length, problem ? 1 : 0)
  const lines = [
    ...groups.flatMap((group) => linesOf(group, studioUrl)),
    ...(problem ? ['Public address (1)', `  ${problem}`, ''] : []),
    left > 0 ? `${left} left before the site can go live.` : 'Nothing is left: the site can go live.',
  ]
  return { lines, left }
}

function linesOf({ title, advice, findings }: LaunchGroup, studioUrl: string): string[] {
  const places = findings.map(({ document, fields }) => {
    const name = `${document._type} "${documentTitle(document) || document._id}"`
    const where = fields.filter((field) => field !== 'document').join(', ')
    return `  ${name}${where ? ` (${where})` : ''}\n    ${studioLink(studioUrl, document)}`
  })
  return [`${title} (${findings.length})`, `  ${advice}`, ...places, '']
}
