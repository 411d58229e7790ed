import { Card, Text } from '@sanity/ui'
import { arrivalText, type Published } from './arrival-words.ts'
import { type Arrival as Arrived, type Publish, useArrival } from './asking/use-arrival.ts'
import { SeeIt } from './see-it.tsx'

type ArrivalProps = { site: string; publish: Publish; published: Published }

/** Says when everything that was published together is on the website, and leads there. */
export function Arrival({ site, publish, published }: ArrivalProps) {
  const arrival = useArrival(site, publish)
  return (
    <Card tone={toneOf(arrival)} padding={4} radius={3} border role="status">
      <Text size={2} weight="medium">
        {arrivalText(arrival, published)}
      </Text>
      <SeeIt site={site} arrival={arrival} />
    </Card>
  )
}

function toneOf(arrival: Arrived) {
  if (arrival === 'updating') return 'primary'
  return arrival === 'unreachable' || (typeof arrival === 'object' && 'delay' in arrival)
    ? 'caution'
    : 'positive'
}
