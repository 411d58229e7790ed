import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { useClient } from 'sanity'
import { SANITY_API_VERSION } from '#content/environment/environment.ts'
import type { Answered } from '../screens/live-query.ts'
import { saveEdits } from './drafts.ts'
import { type Amounts, isChanged, type SheetPrice, sheetPrices } from './sheet-prices.ts'
import type { SheetAnswer } from './sheet-question.ts'
import { TypedAmounts } from './typed-amounts.ts'

export type Sheet = {
  prices: readonly SheetPrice[]
  /** Why something that was typed could not be saved. */
  problem: string | null
  change: (changes: readonly { price: SheetPrice; amounts: Amounts }[]) => void
  /** Resolves when all that was typed is saved. */
  saved: () => Promise<void>
}

/** The prices as they are in the lake, with what was typed a moment ago, and the way to change them. */
export function useSheet({ answer, askedAt }: Answered<SheetAnswer>): Sheet {
  const client = useClient({ apiVersion: SANITY_API_VERSION })
  const amounts = useMemo(() => new TypedAmounts((edits) => saveEdits(client, edits)), [client])
  const { typed, problem } = useSyncExternalStore(amounts.subscribe, amounts.state)
  useEffect(() => amounts.forget(askedAt), [amounts, askedAt])
  const prices = useMemo(() => sheetPrices(answer, typed), [answer, typed])
  // Those that this sheet has made drafts of, which the lake's last answer may not have yet.
  const drafted = useRef(new Set<string>()).current

  /** A draft that would be as what is published is taken back: nothing would be left to publish. */
  const editOf = (price: SheetPrice, next: Amounts) => {
    const isBack = !isChanged({ ...price, shown: { ...price.shown, ...next } })
    const discards = isBack && (price.draft !== null || drafted.has(price.id))
    if (discards) drafted.delete(price.id)
    else drafted.add(price.id)
    return { id: price.id, amounts: next, discards }
  }

  return {
    prices,
    problem,
    change: (changes) => amounts.edit(changes.map(({ price, amounts: next }) => editOf(price, next))),
    saved: () => amounts.saved(),
  }
}
