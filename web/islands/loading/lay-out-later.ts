/**
 * Lets the browser lay out what is far below the screen later (`styles/layout.css`). A visitor who follows a link into the page needs
 * every height to be right at once, and so does the browser that scrolls to where the visitor was before a reload or Back.
 */
export function layOutLater(): void {
  if (location.hash !== '' || isReturn()) return
  document.documentElement.dataset.layout = 'later'
  window.addEventListener('click', followed, true)
  window.addEventListener('hashchange', jumped)
}

function isReturn(): boolean {
  const [visit] = performance.getEntriesByType('navigation')
  return visit instanceof PerformanceNavigationTiming && visit.type !== 'navigate'
}

export function layOutNow(): void {
  delete document.documentElement.dataset.layout
}

function followed({ target }: MouseEvent): void {
  if (target instanceof Element && target.closest('a[href*="#"]')) layOutNow()
}

/** By an address that was typed, say: the browser went to where the place was before the parts above it had their heights. */
function jumped(): void {
  if (document.documentElement.dataset.layout === undefined) return
  layOutNow()
  document.querySelector(':target')?.scrollIntoView()
}
