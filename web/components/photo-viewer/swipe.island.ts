/** A shorter movement is a tap, in pixels. */
const FAR = 40

/**
 * Calls back with 1 when a finger swipes to what comes after, with -1 to what comes before; the area follows the finger.
 * Vertical scrolling and pinching stay with the browser; while the page is zoomed, a swipe pans it.
 */
export function whenSwiped(area: HTMLElement, act: (steps: 1 | -1) => void): void {
  let start: PointerEvent | undefined
  const rest = () => {
    start = undefined
    area.style.translate = ''
  }
  area.addEventListener('pointerdown', (event) => {
    rest()
    if (event.isPrimary && event.pointerType !== 'mouse' && !isPinchedLarge()) start = event
  })
  area.addEventListener('pointermove', (event) => {
    if (start) area.style.translate = `${event.clientX - start.clientX}px`
  })
  area.addEventListener('pointerup', (event) => {
    const way = start ? event.clientX - start.clientX : 0
    rest()
    if (Math.abs(way) > FAR) act(way < 0 ? 1 : -1)
  })
  area.addEventListener('pointercancel', rest)
  window.visualViewport?.addEventListener('resize', () => {
    area.style.touchAction = isPinchedLarge() ? 'auto' : ''
  })
}

const isPinchedLarge = () => (window.visualViewport?.scale ?? 1) > 1.01
