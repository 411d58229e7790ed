import { Head } from '../../../components/text/section-head.tsx'

/** Why people in a town call. */
export function TownReasons({ reasons, name }: { reasons: readonly string[]; name: string }) {
  return (
    <div data-section="why">
      <Head heading={`Why ${name} calls us`} />
      <ul className="ticks">
        {reasons.map((reason) => (
          <li key={reason} data-item="">
            {reason}
          </li>
        ))}
      </ul>
    </div>
  )
}
