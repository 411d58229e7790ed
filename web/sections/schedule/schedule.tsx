import { ButtonLink } from '../../components/controls/button.tsx'
import { FoldedBand } from '../../components/text/fold.tsx'
import { TickList } from '../../components/text/tick-list.tsx'
import { editable } from '../../lake/preview-marks/marks.ts'
import type { ScheduleFragment } from './query.ts'

type ScheduleProps = {
  section: ScheduleFragment
  /** The same as a calendar, where the page has one. */
  remindersHref?: string
}

export function Schedule({ section, remindersHref }: ScheduleProps) {
  return (
    <FoldedBand name="schedule" {...section} mark={editable(section, 'heading')}>
      <div className="grid items-start gap-x-grid gap-y-12 *:min-w-0 sm:grid-cols-2 lg:grid-cols-4">
        {section.seasons.map(({ _key, season, tasks }) => (
          <article key={_key} className="border-t-(length:--stroke) border-ink pt-4" data-item="">
            <h3>{season}</h3>
            <div className="mt-2">
              <TickList lines={tasks} isCounted={false} small />
            </div>
          </article>
        ))}
      </div>
      {remindersHref && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3 mt-12">
          <ButtonLink look="outline" icon="calendar" href={remindersHref}>
            Add all four reminders to my calendar
          </ButtonLink>
          <span className="text-sm text-ink-soft">Opens in your calendar, with a reminder every year.</span>
        </div>
      )}
    </FoldedBand>
  )
}
