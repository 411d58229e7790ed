import { Head } from '../../components/text/section-head.tsx'
import { editable } from '../../preview/marks.ts'
import type { ProcessFragment } from './query.ts'

export function Process({ section }: { section: ProcessFragment }) {
  return (
    <section className="sec" data-section="process" {...editable(section, 'heading')}>
      <div className="wrap">
        <Head heading={section.heading} intro={section.intro} />
        <ol className="steps">
          {section.steps.map(({ _key, title, text }) => (
            <li key={_key} data-item="">
              <h3>{title}</h3>
              <p className="soft">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
