import type { PriceGroup } from '#content/price-list.ts'
import type { Chapter } from '../price-list/price-list.tsx'
import type { ListedPriceSlice } from '../price-list/query.ts'

export type CountedGroup = PriceGroup<ListedPriceSlice> & { chapter: string }

/** The groups of the list with the prices that can be multiplied: neither agreed for each job nor of finished work. */
export function countedGroups(
  chapters: readonly Chapter[],
  finished: readonly { cost: string }[],
): CountedGroup[] {
  const isFinished = new Set(finished.map(({ cost }) => cost))
  const counts = ({ kind, _id }: ListedPriceSlice) => kind !== 'custom' && !isFinished.has(_id)
  return chapters
    .flatMap(({ title, groups }) =>
      groups.map((group) => ({ ...group, chapter: title, prices: group.prices.filter(counts) })),
    )
    .filter(({ prices }) => prices.length > 0)
}

/** The service that is shown first when no other is asked for: one where something is measured. */
export function firstShown(groups: readonly CountedGroup[]): string | undefined {
  const measured = groups.find(({ prices }) => prices.some(({ unit }) => unit === 'squareFoot'))
  return (measured ?? groups[0])?.key
}
