import type { PriceGroup } from '#content/prices/price-list.ts'
import type { Category } from '../price-list/price-list.tsx'
import type { ListedPriceFragment } from '../price-list/query.ts'

export type CountedGroup = PriceGroup<ListedPriceFragment> & { category: string }

/** The groups of the list without the prices that no quantity multiplies: those agreed for each job, and of finished work. */
export function countedGroups(
  categories: readonly Category[],
  finished: readonly { cost: string }[],
): CountedGroup[] {
  const isFinished = new Set(finished.map(({ cost }) => cost))
  const counts = ({ kind, _id }: ListedPriceFragment) => kind !== 'custom' && !isFinished.has(_id)
  return categories
    .flatMap(({ title, groups }) =>
      groups.map((group) => ({ ...group, category: title, prices: group.prices.filter(counts) })),
    )
    .filter(({ prices }) => prices.length > 0)
}

/** The service that is shown first when no other is asked for: one where something is measured. */
export function firstShown(groups: readonly CountedGroup[]): string | undefined {
  const measured = groups.find(({ prices }) => prices.some(({ unit }) => unit === 'squareFoot'))
  return (measured ?? groups[0])?.key
}
