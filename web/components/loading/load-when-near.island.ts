/** How far an element may be from the screen when its module is fetched. */
const NEAR = '600px'

/**
 * Fetches an element's module once, when the visitor comes near one of them or puts the focus into it. Unless it doesn't come, the
 * elements have the attribute `data-coming`.
 */
export function loadWhenNear(name: string, load: () => Promise<unknown>): void {
  const elements = document.querySelectorAll(name)
  const near = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) start()
    },
    { rootMargin: NEAR },
  )
  const start = () => {
    near.disconnect()
    for (const element of elements) element.removeEventListener('focusin', start)
    load().catch((error) => {
      console.info(`<${name}> stays as it is, because its script did not come.`, error)
      for (const element of elements) element.removeAttribute('data-coming')
    })
  }
  for (const element of elements) {
    element.setAttribute('data-coming', '')
    near.observe(element)
    element.addEventListener('focusin', start)
  }
}
