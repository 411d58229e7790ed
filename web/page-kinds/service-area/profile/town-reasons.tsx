import { Head } from '../../../components/text/section-head.tsx'
import { TickList } from '../../../components/text/tick-list.tsx'

/** Why people in a town call. */
export function TownReasons({ reasons, name }: { reasons: readonly string[]; name: string }) {
  return (
    <div data-section="why">
      <Head heading={`Why ${name} calls us`} />
      <TickList lines={reasons} />
    </div>
  )
}
