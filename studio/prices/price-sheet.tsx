import { CannotRead, Screen, Waiting } from '../screens/screen.tsx'
import { useLiveQuery } from '../screens/use-live-query.ts'
import type { FindWebsite } from '../website/address.ts'
import { useWebsite } from '../website/use-website.ts'
import { PriceTable } from './price-table.tsx'
import { sheetQuestion } from './sheet-question.ts'

/** Every price of the business, changed in place and published together. */
export function PriceSheet({ findWebsite }: { findWebsite: FindWebsite }) {
  const { answered, hasFailed } = useLiveQuery(sheetQuestion)
  const site = useWebsite(findWebsite)
  return (
    <Screen
      leadsHome
      title="All prices"
      intro="Type a new amount to change a price. To raise or lower several at once, check their boxes first."
      width={3}
    >
      {answered && hasFailed && <CannotRead />}
      {answered ? <PriceTable answered={answered} site={site} /> : <Waiting hasFailed={hasFailed} />}
    </Screen>
  )
}
