/** A picture is fetched when a tenth of it is this close to what is seen. */
const near = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting && target instanceof HTMLElement) show(target)
    }
  },
  { rootMargin: '50px', threshold: 0.1 },
)

/**
 * A frame holds its picture back until it is near, pulses while it loads, and says when it can't be had. The style sheet keeps the
 * image of a frame that waits where the browser's own lazy loading does not see it; without this script nothing is held.
 */
export function followFrames(): void {
  for (const frame of document.querySelectorAll<HTMLElement>('photo-frame, [data-enlarge]'))
    followFrame(frame)
}

export function followFrame(frame: HTMLElement): void {
  const image = frame.querySelector('img')
  if (!image) return
  image.addEventListener('load', () => settle(frame, 'shown'))
  image.addEventListener('error', () => fail(frame, image))
  if (image.complete && image.naturalWidth > 0) settle(frame, 'shown')
  else if (image.complete) fail(frame, image)
  else if (image.loading === 'lazy') wait(frame)
  else show(frame)
}

function wait(frame: HTMLElement) {
  frame.dataset.state = 'waiting'
  near.observe(frame)
}

function show(frame: HTMLElement) {
  near.unobserve(frame)
  frame.dataset.state = 'loading'
}

/** The one size that every browser can ask for is tried before the frame gives up. */
function fail(frame: HTMLElement, image: HTMLImageElement) {
  if (!image.srcset) return settle(frame, 'missing')
  for (const source of frame.querySelectorAll('source')) source.remove()
  image.removeAttribute('srcset')
}

function settle(frame: HTMLElement, state: 'shown' | 'missing') {
  near.unobserve(frame)
  frame.dataset.state = state
  if (state === 'shown' || frame.querySelector('[data-missing]')) return
  const words = document.createElement('span')
  words.dataset.missing = ''
  words.textContent = 'Image not available'
  frame.append(words)
}
