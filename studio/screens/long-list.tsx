import { type ReactNode, useState } from 'react'
import { counted } from './counted.ts'
import { List, TouchButton } from './parts.tsx'

type LongListProps<Item> = {
  label: string
  items: readonly Item[]
  /** How many come at first. */
  few: number
  children: (item: Item) => ReactNode
}

/** Things below each other, of which most come when they are asked for. */
export function LongList<Item>({ label, items, few, children }: LongListProps<Item>) {
  const [isWhole, setIsWhole] = useState(false)
  const more = isWhole ? 0 : items.length - few
  const words = `Show ${counted(more, 'more', 'more')}`
  return (
    <>
      <List label={label}>{items.slice(0, isWhole ? undefined : few).map(children)}</List>
      {more > 0 && (
        <TouchButton text={words} aria-label={`${words} of ${label}`} onClick={() => setIsWhole(true)} />
      )}
    </>
  )
}
