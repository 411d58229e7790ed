/** What the page shows until the Studio is there; the build puts it in. Tests, and a hosted Studio, have none. */
const page = 'document' in globalThis ? document.getElementById('first-screen') : null

/** Where photos may have been chosen there, or are being chosen while the Studio begins. */
export const firstPhotos = page?.querySelector('input') ?? null

/** The address of a tile that was tapped while the Studio was on its way to its own first screen, which took the place of that address. */
export function addressTappedFirst(): string | undefined {
  if (!page?.isConnected || !location.pathname.startsWith('/home')) return undefined
  return page.querySelector<HTMLAnchorElement>('a[aria-busy]')?.pathname
}

/** To be called when what stands in its place is there: until then a tap finds it. A press that began on it ends on it. */
export function closeFirstScreen(): void {
  if (page?.matches('[data-pressed]')) page.toggleAttribute('data-over', true)
  else page?.remove()
}

/** The titles of the tiles that the user's role has, line by line, for the next visit in this browser. */
export function keepOffered(titles: string): void {
  localStorage.setItem('first-screen', titles)
}

/** The name under which the browser keeps how high, in pixels, what stands above the tiles was on the last visit. */
export const ABOVE = 'above-the-tiles'

/** Its place is kept until it is there again. */
export const heightAbove = (): number => Number(localStorage.getItem(ABOVE) ?? 0)

export function keepHeightAbove(pixels: number): void {
  localStorage.setItem(ABOVE, String(pixels))
}
