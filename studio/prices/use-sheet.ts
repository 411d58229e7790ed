import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { SanityClient } from 'sanity'
import { newKey } from '../inputs/new-key.ts'
import type { Answered } from '../screens/live-query.ts'
import { useLake } from '../screens/use-lake.ts'
import { type Amounts, isChanged, type SheetPrice, sheetPrices } from './sheet-prices.ts'
import type { SheetAnswer } from './sheet-question.ts'
import { type Edit, type Typed, typedAmounts } from './typed-amounts.ts'

export type Unsaved = { price: SheetPrice; problem: string }

export type Sheet = {
  prices: readonly SheetPrice[]
  /** Prices whose amounts could not be saved as they are shown, each with the reason. */
  unsaved: readonly Unsaved[]
  change: (changes: readonly { price: SheetPrice; amounts: Amounts }[]) => void
  /** Resolves when all that was typed is saved, except for what it returns. */
  saved: () => Promise<readonly Unsaved[]>
}

/** What was typed without a connection is still there when the sheet is left and opened again. */
let kept: ReturnType<typeof typedAmounts> | undefined

/** The prices as they are in the lake, with what was typed a moment ago, and the way to change them. */
export function useSheet({ answer, askedAt }: Answered<SheetAnswer>): Sheet {
  const client = useLake()
  kept ??= typedAmounts((edits) => saveEdits(client, edits))
  const amounts = kept
  const typed = useSyncExternalStore(amounts.subscribe, amounts.typed)
  useEffect(() => amounts.forget(askedAt), [amounts, askedAt])
  const prices = useMemo(() => sheetPrices(answer, typed), [answer, typed])
  const unsavedIn = (known: ReadonlyMap<string, Typed>) =>
    prices.flatMap((price) => {
      const problem = known.get(price.id)?.problem
      return problem === undefined ? [] : [{ price, problem }]
    })
  return {
    prices,
    unsaved: unsavedIn(typed),
    change: (changes) =>
      amounts.edit(changes.map(({ price, amounts: next }) => [price.id, editOf(price, next)])),
    saved: async () => unsavedIn(await amounts.saved()),
  }
}

/** A draft that would be as what is published is taken back: nothing would be left to publish. */
function editOf(price: SheetPrice, amounts: Amounts): Edit {
  return { amounts, discards: !isChanged({ ...price, shown: { ...price.shown, ...amounts } }) }
}

/** So named, a request is kept in the browser while the lake can't be reached, as what is typed into a form is. It needs an id. */
export const TAG = 'prices.document.commit'

/** Writes amounts into the drafts of their prices, in one transaction. */
function saveEdits(client: SanityClient, edits: readonly (readonly [string, Edit])[]): Promise<unknown> {
  const actions = edits.flatMap(([id, edit]) => actionsFor(id, edit))
  return client.action(actions, { tag: TAG, transactionId: newKey() })
}

/** A draft that is taken back is written first: it may not have been made yet, and what is not there can't be discarded. */
function actionsFor(id: string, { amounts, discards }: Edit) {
  const versionId = `drafts.${id}`
  const discard = { actionType: 'sanity.action.document.version.discard' as const, versionId }
  return discards ? [draftOf(id, amounts), discard] : [draftOf(id, amounts)]
}

function draftOf(id: string, amounts: Amounts) {
  const entries = Object.entries(amounts)
  const set = Object.fromEntries(entries.filter(([, cents]) => cents !== null))
  // What he types is no sample anymore.
  const unset = ['sample', ...entries.flatMap(([field, cents]) => (cents === null ? [field] : []))]
  const patch = { ...(Object.keys(set).length > 0 && { set }), unset }
  return {
    actionType: 'sanity.action.document.edit' as const,
    publishedId: id,
    draftId: `drafts.${id}`,
    patch,
  }
}
