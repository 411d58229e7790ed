import { useEffect, useSyncExternalStore } from 'react'
import { type LayoutProps, useDocumentOperation, useSyncState } from 'sanity'
import { holdsLetters } from '../screens/held-letters.ts'

/** A document whose form is open, or was left with words that are not saved yet. */
type Watched = { id: string; type: string; forms: number }

/** The ids of those of which something is on its way. */
const syncing = new Set<string>()

let watched: readonly Watched[] = []
const listeners = new Set<() => void>()

/** Notes that a form is open; what it returns notes that it was left. */
export function openForm(id: string, type: string): () => void {
  count(id, type, 1)
  return () => count(id, type, -1)
}

function count(id: string, type: string, more: 1 | -1): void {
  const known = watched.find((one) => one.id === id)
  const others = watched.filter((one) => one !== known)
  show([...others, { id, type, forms: (known?.forms ?? 0) + more }])
}

function show(next: readonly Watched[]): void {
  watched = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * The Studio, and with it each document until its words are saved. Sanity forgets what a form had not sent when nothing shows the
 * document any more, and the editor of formatted texts hands over its last letters as late as when its form goes.
 */
export function UntilSaved(props: LayoutProps) {
  const all = useSyncExternalStore(subscribe, () => watched)
  useEffect(() => {
    addEventListener('beforeunload', askBeforeLeaving)
    return () => removeEventListener('beforeunload', askBeforeLeaving)
  }, [])
  return (
    <>
      {props.renderDefault(props)}
      {all.map((one) => (
        <Unsaved key={one.id} {...one} />
      ))}
    </>
  )
}

/** Without a connection the browser keeps the words, and they are sent later. */
function askBeforeLeaving(event: Event): void {
  if (holdsLetters() || (syncing.size > 0 && navigator.onLine)) event.preventDefault()
}

/** Goes when its document is saved and its form was left. */
function Unsaved({ id, type, forms }: Watched) {
  const { isSyncing } = useSyncState(id, type)
  // Sanity sends what was typed only while something could still change the document.
  useDocumentOperation(id, type)
  const isDone = forms === 0 && !isSyncing
  useEffect(() => {
    if (isDone) show(watched.filter((one) => one.id !== id))
  }, [isDone, id])
  useEffect(() => {
    if (isSyncing) syncing.add(id)
    return () => void syncing.delete(id)
  }, [isSyncing, id])
  return null
}
