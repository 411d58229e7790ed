import { Card, Text } from '@sanity/ui'
import { useEffect, useState } from 'react'
import { type Arrived, untilArrived } from './asking/until-arrived.ts'
import { momentText, pageCount } from './words.ts'

type ArrivalProps = {
  site: string
  /** Documents that were published together, and the revision that they have since. */
  ids: readonly string[]
  revision: string
}

/** Says when everything that was published together is on the website. */
export function Arrival({ site, ids, revision }: ArrivalProps) {
  const [arrived, setArrived] = useState<Arrived>()
  const all = ids.join()
  useEffect(() => {
    setArrived(undefined)
    const ending = new AbortController()
    void untilArrived(site, { ids: all.split(','), revision }, ending.signal, setArrived)
    return () => ending.abort()
  }, [site, all, revision])
  return (
    <Card tone={toneOf(arrived)} padding={4} radius={3} border role="status">
      <Text size={2} weight="medium">
        {wordsFor(arrived)}
      </Text>
    </Card>
  )
}

function toneOf(arrived: Arrived | undefined) {
  if (arrived === 'unreachable') return 'caution'
  return arrived ? 'positive' : 'primary'
}

function wordsFor(arrived: Arrived | undefined): string {
  if (!arrived) return 'Updating your website…'
  if (arrived === 'unknown') return 'Published.'
  if (arrived === 'unreachable')
    return 'Published. We can’t reach your website right now, so we can’t tell if it shows it yet.'
  return `On your website since ${momentText(arrived.since)}: ${pageCount(arrived.pages)}`
}
