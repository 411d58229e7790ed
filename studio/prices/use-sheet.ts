import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { SanityClient } from 'sanity'
import { newKey } from '../inputs/new-key.ts'
import type { Answered } from '../screens/live-query.ts'
import { useLake } from '../screens/use-lake.ts'
import { type Amounts, isChanged, type SheetPrice, sheetPrices } from './sheet-prices.ts'
import type { SheetAnswer } from './sheet-question.ts'
import type { Edit } from './typed-amounts.ts'
import { TypedAmounts } from './typed-amounts.ts'

export type Unsaved = { price: SheetPrice; problem: string }

export type Sheet = {
  prices: readonly SheetPrice[]
  /** Prices whose amounts could not be saved as they are shown, each with the reason. */
  unsaved: readonly Unsaved[]
  change: (changes: readonly { price: SheetPrice; amounts: Amounts }[]) => void
  /** Resolves when all that was typed is saved, except for what it returns. */
  saved: () => Promise<readonly Unsaved[]>
}

type Typed = {
  amounts: TypedAmounts
  /** Those that this sheet has made drafts of, which the lake's last answer may not have yet. */
  drafted: Set<string>
}

/** What was typed without a connection is still there when the sheet is left and opened again. */
let kept: Typed | undefined

/** The prices as they are in the lake, with what was typed a moment ago, and the way to change them. */
export function useSheet({ answer, askedAt }: Answered<SheetAnswer>): Sheet {
  const client = useLake()
  const { amounts, drafted } = typedWith(client)
  const { typed, problems } = useSyncExternalStore(amounts.subscribe, amounts.state)
  useEffect(() => amounts.forget(askedAt), [amounts, askedAt])
  const prices = useMemo(() => sheetPrices(answer, typed), [answer, typed])

  /** A draft that would be as what is published is taken back: nothing would be left to publish. */
  const editOf = (price: SheetPrice, next: Amounts) => {
    const isBack = !isChanged({ ...price, shown: { ...price.shown, ...next } })
    const discards = isBack && (price.draft !== null || drafted.has(price.id))
    if (discards) drafted.delete(price.id)
    else drafted.add(price.id)
    return { id: price.id, amounts: next, discards }
  }

  const unsavedOf = (known: ReadonlyMap<string, string>) =>
    prices.flatMap((price) => {
      const problem = known.get(price.id)
      return problem === undefined ? [] : [{ price, problem }]
    })
  return {
    prices,
    unsaved: unsavedOf(problems),
    change: (changes) => amounts.edit(changes.map(({ price, amounts: next }) => editOf(price, next))),
    saved: async () => unsavedOf(await amounts.saved()),
  }
}

function typedWith(client: SanityClient): Typed {
  kept ??= { amounts: new TypedAmounts((edits) => saveEdits(client, edits)), drafted: new Set() }
  return kept
}

/** So named, a request is kept in the browser while the lake can't be reached, as what is typed into a form is. */
const TAG = 'prices.document.commit'

/** Writes amounts into the drafts of their prices, in one transaction. */
function saveEdits(client: SanityClient, edits: readonly Edit[]): Promise<unknown> {
  return client.action(edits.flatMap(actionsFor), { tag: TAG, transactionId: newKey() })
}

/** A draft that is taken back is written first: it may not have been made yet, and what is not there can't be discarded. */
function actionsFor(edit: Edit) {
  const discard = {
    actionType: 'sanity.action.document.version.discard' as const,
    versionId: `drafts.${edit.id}`,
  }
  return edit.discards ? [draftOf(edit), discard] : [draftOf(edit)]
}

function draftOf({ id, amounts }: Edit) {
  const entries = Object.entries(amounts)
  const set = Object.fromEntries(entries.filter(([, cents]) => cents !== null))
  const unset = entries.flatMap(([field, cents]) => (cents === null ? [field] : []))
  const patch = { ...(Object.keys(set).length > 0 && { set }), ...(unset.length > 0 && { unset }) }
  return {
    actionType: 'sanity.action.document.edit' as const,
    publishedId: id,
    draftId: `drafts.${id}`,
    patch,
  }
}
