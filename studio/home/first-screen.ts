/** What the page shows until the Studio is there; the build puts it in. Tests, and a hosted Studio, have none. */
const page = 'document' in globalThis ? document.getElementById('first-screen') : null

/** Where photos may have been chosen there, or are being chosen while the Studio begins. */
export const firstPhotos = page?.querySelector('input') ?? null

export function closeFirstScreen(): void {
  page?.remove()
}

/** The titles of the tiles that the user's role has, line by line, for the next visit in this browser. */
export function keepOffered(titles: string): void {
  localStorage.setItem('first-screen', titles)
}
