import { choiceAnchor } from '#content/addresses/routes.ts'
import { QuoteButton } from '../../components/contact-links/contact-buttons.tsx'
import { Head } from '../../components/text/section-head.tsx'
import { TickList } from '../../components/text/tick-list.tsx'
import { editable } from '../../preview/marks.ts'
import type { ConsultationFragment } from './query.ts'

export function Consultation({ section }: { section: ConsultationFragment }) {
  const { heading, intro, text, points, action } = section
  return (
    <section className="sec" data-section="consultation" {...editable(section, 'heading')}>
      <div className="wrap">
        <div className="card roomy grid side-r">
          <div className="stack">
            <Head heading={heading} intro={intro} />
            <p>{text}</p>
            <QuoteButton text={action} size="lg" href={`#${choiceAnchor('visit')}`} />
          </div>
          {points && <TickList lines={points} isCounted={false} />}
        </div>
      </div>
    </section>
  )
}
