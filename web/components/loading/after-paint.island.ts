/** A timer that is set in an animation frame fires after the paint; a hidden page has no animation frames. */
export function afterPaint(work: () => void): void {
  if (document.hidden) work()
  else requestAnimationFrame(() => setTimeout(work))
}
