import { Head } from '../../ui/head.tsx'
import type { ScheduleSlice } from './query.ts'

export function Schedule({ section }: { section: ScheduleSlice }) {
  return (
    <section className="sec" data-section="schedule">
      <div className="wrap">
        <Head heading={section.heading} intro={section.intro} />
        <div className="grid seasons groups">
          {section.seasons.map(({ _key, season, tasks }) => (
            <article key={_key} data-item="">
              <h3>{season}</h3>
              <ul className="ticks small">
                {tasks.map((task) => (
                  <li key={task}>{task}</li>
                ))}
              </ul>
            </article>
          ))}
        </div>
      </div>
    </section>
  )
}
