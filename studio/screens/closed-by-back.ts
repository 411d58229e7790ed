import { useEffect, useEffectEvent } from 'react'

/** In the browser's history, of an entry that stands for an open dialog. */
const MARK = 'isDialog'

/** What closes each open dialog. */
const open = new Set<() => void>()
/** Whether the browser is on its way back from the entry of a dialog that was closed otherwise. */
let isLeaving = false

/**
 * While what calls it is shown, the browser's "Back" closes it and stays on the screen, as it does with Sanity's own dialogs. Those
 * have an address each; ours is an entry of the browser's history with the address of its screen, of which Sanity's router sees
 * nothing.
 */
export function useClosedByBack(onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const closeThis = () => close()
    addEventListener('popstate', arrive)
    open.add(closeThis)
    if (!isMarked()) mark()
    return () => {
      open.delete(closeThis)
      // Later: another dialog may take its place, and a link in it has led away by then.
      setTimeout(() => {
        if (open.size === 0 && isMarked() && !isLeaving) leave()
      })
    }
  }, [])
}

/** The browser is at another entry: with "Back", "Forward", or because a dialog was closed. */
function arrive(): void {
  const hasLeft = isLeaving
  isLeaving = false
  if (isMarked()) {
    // A link in the dialog had led away from it.
    if (open.size === 0) leave()
  } else if (hasLeft) {
    // Another dialog was opened meanwhile.
    if (open.size > 0) mark()
  } else for (const close of open) close()
}

function leave(): void {
  isLeaving = true
  history.back()
}

const isMarked = (): boolean => history.state?.[MARK] === true

/** Keeps what the router has noted there. */
const mark = () => history.pushState({ ...history.state, [MARK]: true }, '')
