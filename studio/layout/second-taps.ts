/** In milliseconds between two clicks, and in pixels: what systems take for a double click, and a thumb for the same place. */
const DOUBLE = 500
const NEAR = 30

type Tap = { dialog: Element; x: number; y: number; time: number }

/**
 * Whoever taps twice on a button of a dialog means that button. When the first tap has closed the dialog, the second one is for nothing
 * that lay below. Known by time and place: whether a click's `detail` counts the taps of a finger is up to the system. Returns what
 * ends it.
 */
export function swallowSecondTaps(): () => void {
  let last: Tap | undefined
  const hear = (event: MouseEvent) => {
    const { target, clientX: x, clientY: y, timeStamp: time } = event
    const isSecond =
      last !== undefined &&
      !last.dialog.isConnected &&
      time - last.time < DOUBLE &&
      Math.hypot(x - last.x, y - last.y) < NEAR
    if (isSecond) {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    if (event.type !== 'click') return
    const dialog = isSecond ? last?.dialog : target instanceof Element && target.closest('[role="dialog"]')
    last = dialog ? { dialog, x, y, time } : undefined
  }
  // The first of a tap's events that gives a field the focus, and the one that presses a button.
  const events = ['mousedown', 'click'] as const
  for (const name of events) addEventListener(name, hear, true)
  return () => {
    for (const name of events) removeEventListener(name, hear, true)
  }
}
