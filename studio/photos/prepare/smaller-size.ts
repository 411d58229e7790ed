import { pictureWidths } from '#content/pictures/rendition.ts'

type Size = { width: number; height: number }

/** The website shows no picture wider than this, in pixels. An eighth more leaves room for the owner's crop. */
const SHORTEST_SIDE = Math.max(...pictureWidths) * 1.125

/** The size in which a photo is sent: as it is, or so that its shorter side has what the website needs. */
export function smallerSize({ width, height }: Size): Size {
  const scale = Math.min(1, SHORTEST_SIDE / Math.min(width, height))
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}
