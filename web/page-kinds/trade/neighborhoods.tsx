import { FoldedBand } from '../../components/text/folded-band.tsx'
import { TickList } from '../../components/text/tick-list.tsx'

type NeighborhoodsProps = { heading: string; names: readonly string[]; labels: readonly string[] }

/** The town's own neighborhoods, where they are known, and the kinds that fit any town. */
export function Neighborhoods({ heading, names, labels }: NeighborhoodsProps) {
  const intro = names.length > 0 ? `${list.format([...names, 'every other part of town'])}.` : null
  return (
    <FoldedBand name="neighborhoods" heading={heading} intro={intro}>
      <TickList lines={labels} columns="four" />
    </FoldedBand>
  )
}

const list = new Intl.ListFormat('en-US')
