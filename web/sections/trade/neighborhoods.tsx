import { Head } from '../../ui/head.tsx'

/** Kinds of neighborhood that fit any town. */
export function Neighborhoods({ heading, labels }: { heading: string; labels: readonly string[] }) {
  return (
    <section className="sec tight" data-section="neighborhoods">
      <div className="wrap">
        <Head heading={heading} />
        <ul className="ticks grid four-up">
          {labels.map((label) => (
            <li key={label} data-item="">
              {label}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
