/** In pixels, of a drawing's longer side: as wide as the website shows any picture, and an eighth more for a crop. */
const LONGER_SIDE = 2160
/** What a browser takes for the size of a drawing that says none. */
const USUAL_SIZE = [300, 150] as const

/**
 * A drawing (SVG) as pixels, or null when it can't be read. As a picture it runs no script and fetches nothing, and what leaves this
 * browser is the pixels alone.
 */
export async function drawnBitmap(file: File): Promise<ImageBitmap | null> {
  const { documentElement: drawing } = new DOMParser().parseFromString(await file.text(), 'image/svg+xml')
  // Programs write HTML beside a plainer form of the same. No browser gives away the pixels of HTML.
  for (const html of drawing.querySelectorAll('switch > foreignObject')) html.remove()
  if (drawing.localName !== 'svg' || drawing.querySelector('parsererror, foreignObject')) return null
  const [width, height] = sizeOf(drawing)
  const scale = LONGER_SIDE / Math.max(width, height)
  if (!drawing.hasAttribute('viewBox')) drawing.setAttribute('viewBox', `0 0 ${width} ${height}`)
  // Without a size in pixels some browsers draw nothing.
  drawing.setAttribute('width', `${Math.max(1, Math.round(width * scale))}`)
  drawing.setAttribute('height', `${Math.max(1, Math.round(height * scale))}`)
  const picture = new Image()
  picture.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(drawing))}`
  const [decoded] = await Promise.allSettled([picture.decode()])
  return decoded.status === 'fulfilled' ? createImageBitmap(picture) : null
}

/** Its shape: its own width and height where both are lengths, or what it shows of its plane. */
function sizeOf(drawing: Element): readonly [width: number, height: number] {
  const lengths = ['width', 'height'].map((name) => {
    const length = drawing.getAttribute(name) ?? ''
    return length.endsWith('%') ? Number.NaN : Number.parseFloat(length)
  })
  const [, , ...shown] = (drawing.getAttribute('viewBox') ?? '').split(/[\s,]+/).map(Number)
  const [size = USUAL_SIZE] = [lengths, shown].filter(
    (sides) => sides.length === 2 && sides.every((side) => side > 0),
  )
  const [width = 1, height = 1] = size
  return [width, height]
}
