import { remindersAt, remindersPath } from '#content/addresses/downloads.ts'
import { pathOf } from '#content/addresses/routes.ts'
import { reminderCalendar } from '#content/downloads/reminder-calendar.ts'
import { load } from '../../../lake/load.ts'
import { publishedRoutes } from '../../../lake/published-routes.ts'
import { reminders } from '../../../page-kinds/files/queries.ts'
import { absoluteUrl } from '../../../search/head/absolute-url.ts'
import { fileAnswer, noFile } from '../../file-answer.ts'

type Context = { params: Promise<{ file: string[] }> }

// Later services get their calendar when they are published.
export const dynamicParams = true
export const generateStaticParams = async () =>
  (await publishedRoutes()).flatMap(({ kind, path }) =>
    kind === 'reminders' ? { file: path.split('/').slice(2) } : [],
  )

/** The schedule on a service's page as a calendar that reminds every year. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const slug = remindersAt(`/reminders/${(await params).file.join('/')}`)
  const loaded = slug ? await load(reminders, remindersPath({ slug }), { slug }) : undefined
  const [schedule] = loaded?.page.schedules ?? []
  if (!loaded || !schedule) return noFile()
  const { site, page } = loaded
  const calendar = reminderCalendar({
    business: site.business,
    title: page.title,
    id: page._id,
    url: absoluteUrl(pathOf(page)),
    updatedAt: page._updatedAt,
    seasons: schedule.seasons,
  })
  return fileAnswer(calendar, 'text/calendar')
}
