import { ButtonLink } from '../../components/controls/button.tsx'
import { Band } from '../../components/layout/band.tsx'
import { Head } from '../../components/text/section-head.tsx'
import { swipeRow } from '../../components/text/swipe-row.ts'
import { TickList } from '../../components/text/tick-list.tsx'
import { editable } from '../../lake/preview-marks/marks.ts'
import type { ScheduleFragment } from './query.ts'

type ScheduleProps = {
  section: ScheduleFragment
  /** The same as a calendar, where the page has one. */
  remindersHref?: string
}

/** The seasons are the leaves of one calendar. */
export function Schedule({ section, remindersHref }: ScheduleProps) {
  return (
    <Band data-section="schedule" {...editable(section, 'heading')}>
      <div className="mx-auto w-page">
        <Head {...section} />
        <div
          {...swipeRow(
            section.heading,
            'grid gap-grid *:min-w-0 md:grid-cols-2 lg:grid-cols-4 lg:gap-x-px lg:overflow-hidden lg:rounded-md lg:border lg:border-line lg:bg-line lg:*:rounded-none lg:*:border-0 print:grid-cols-4',
          )}
        >
          {section.seasons.map(({ _key, season, tasks }) => (
            <article
              key={_key}
              className="overflow-hidden rounded-md border border-line bg-surface break-inside-avoid"
              data-item=""
            >
              <div className="plate px-5 py-4">
                <h3>{season}</h3>
              </div>
              <div className="px-5 pt-4 pb-5">
                <TickList lines={tasks} isCounted={false} small />
              </div>
            </article>
          ))}
        </div>
        {remindersHref && (
          <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3">
            <ButtonLink look="outline" icon="calendar" href={remindersHref}>
              Add all four reminders to my calendar
            </ButtonLink>
            <span className="text-sm text-ink-soft">Opens in your calendar, with a reminder every year.</span>
          </div>
        )}
      </div>
    </Band>
  )
}
