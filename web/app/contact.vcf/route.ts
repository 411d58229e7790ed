import { contactCardPath } from '#content/addresses/downloads.ts'
import { fixedPaths } from '#content/addresses/routes.ts'
import { contactCard } from '#content/downloads/contact-card.ts'
import { hoursWithEmergencies } from '#content/hours/opening-hours.ts'
import { load } from '../../lake/load.ts'
import { contactCardContent } from '../../page-kinds/files/queries.ts'
import { absoluteUrl } from '../../search/head/absolute-url.ts'
import { drawIcon } from '../../search/icons/draw-icon.tsx'
import { iconOf, icons } from '../../search/icons/icon.ts'
import { fileAnswer, noFile } from '../file-answer.ts'

/** The business for the address book of a phone; made again like a page when what it says changes. */
export async function GET(): Promise<Response> {
  const loaded = await load(contactCardContent, contactCardPath)
  if (!loaded) return noFile()
  const { site, page } = loaded
  const card = contactCard({
    ...page,
    url: absoluteUrl(fixedPaths.home),
    source: absoluteUrl(contactCardPath),
    hours: hoursWithEmergencies(site.openingHours),
    logo: (await drawIcon(iconOf(page), icons.touch)).toString('base64'),
    updatedAt: [page._updatedAt, site.openingHours._updatedAt].sort().at(-1) ?? page._updatedAt,
  })
  return fileAnswer(card, 'text/vcard')
}
