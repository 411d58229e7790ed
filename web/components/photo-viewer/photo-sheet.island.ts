import { followFrame } from '../picture/photo-frame.island.ts'

/** Beside the picture stand its details, where there is room. */
const SIZES = '(width >= 64rem) calc(100vw - 30rem), 100vw'

/** Names the size of what is shown, the file or a part of it, and then how wide it is drawn. */
const ADDRESS = /-(\d+)x(\d+)(?:-[a-z]+\/whole)?\/(\d+)\.avif$/

/** Gives each slot of the dialog what the link of a picture has under its name; what has nothing stays empty. */
export function fill(dialog: HTMLDialogElement, { dataset }: HTMLAnchorElement, number: string): void {
  for (const slot of dialog.querySelectorAll<HTMLElement>('[data-slot]')) {
    const words = dataset[slot.dataset.slot ?? ''] ?? ''
    if (slot instanceof HTMLUListElement)
      slot.replaceChildren(...(words ? words.split('\n').map(listItem) : []))
    else slot.textContent = words
  }
  for (const place of dialog.querySelectorAll('[data-number]')) place.textContent = number
  dialog.setAttribute('aria-label', dataset.title ?? '')
}

/**
 * The whole picture that a link leads to, in the sizes that the link names; the page's small one shows meanwhile.
 * When it is there, the next one is fetched, too.
 */
export function pictureOf(link: HTMLAnchorElement, after: () => HTMLAnchorElement | undefined): HTMLElement {
  const frame = document.createElement('photo-frame')
  const small = link.querySelector('img')
  const image = new Image()
  image.addEventListener('load', () => offer(new Image(), after()), { once: true })
  if (small?.currentSrc) image.style.backgroundImage = `url("${small.currentSrc}")`
  image.alt = small?.alt ?? ''
  image.draggable = false
  offer(image, link)
  frame.append(image)
  followFrame(frame)
  return frame
}

function offer(image: HTMLImageElement, link: HTMLAnchorElement | undefined) {
  if (!link) return
  const [, partWidth, partHeight, width] = ADDRESS.exec(link.href) ?? []
  image.width = Number(width)
  image.height = Math.round((Number(width) * Number(partHeight)) / Number(partWidth))
  image.sizes = SIZES
  image.srcset = link.dataset.enlarge ?? ''
  image.src = link.href
}

function listItem(words: string): HTMLElement {
  const item = document.createElement('li')
  item.textContent = words
  return item
}
