/** The business for the address book of a phone. */
export const contactCardPath = '/contact.vcf'

const folder = '/reminders/'
const ending = '.ics'

/** Everything that is no page but a file to keep: nobody reads it in a tab, so nothing fetches it ahead. */
export const downloadPaths = [contactCardPath, `${folder}*`]

/** The calendar with what is due in each season, for a service whose page has such a schedule. */
export const remindersPath = (service: { slug: string }) => `${folder}${service.slug}${ending}`

/** The slug of the service whose calendar has this path; `undefined` for all other paths. */
export function remindersAt(path: string): string | undefined {
  if (!path.startsWith(folder) || !path.endsWith(ending)) return undefined
  return path.slice(folder.length, -ending.length) || undefined
}
