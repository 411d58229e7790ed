/**
 * Lets the browser lay out what is far below the screen later (`styles/layout.css`). Whoever follows a link into the page needs
 * every height to be right at once.
 */
export function layOutLater(): void {
  if (location.hash !== '') return
  document.documentElement.dataset.layout = 'later'
  window.addEventListener('click', followed, true)
  window.addEventListener('hashchange', jumped)
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
