import { Head } from '../../components/text/section-head.tsx'
import { TickList } from '../../components/text/tick-list.tsx'

/** Kinds of neighborhood that fit any town. */
export function Neighborhoods({ heading, labels }: { heading: string; labels: readonly string[] }) {
  return (
    <section className="sec tight" data-section="neighborhoods">
      <div className="wrap">
        <Head heading={heading} />
        <TickList lines={labels} columns="four" />
      </div>
    </section>
  )
}
