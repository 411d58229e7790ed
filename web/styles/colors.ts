import { type BrandColors, brandColorsOf, type ChosenColors } from '#content/looks/palettes.ts'
import { tonesOf } from '#content/looks/tones.ts'

/** The colors of tokens.css for what reads no stylesheet: drawn cards, the browser's bars, the manifest. */
export const colors = {
  paper: '#faf7f0',
  paperByNight: '#0c1525',
  ink: '#132037',
  inkSoft: '#485468',
  tick: '#9b917e',
  brandText: '#0f53a8',
} as const

/** The same where the owner chose colors. */
export function colorsFor(brand: BrandColors | undefined): Record<keyof typeof colors, string> {
  if (!brand) return colors
  const tones = tonesOf(brand)
  return {
    paper: tones.paper.day,
    paperByNight: tones.paper.night,
    ink: tones.ink.day,
    inkSoft: tones['ink-soft'].day,
    tick: tones.tick.day,
    brandText: tones['brand-text'].day,
  }
}

/** The color of the browser's own bars, as Next writes it; in those of the style sheet without a choice. */
export function barColors(chosen: ChosenColors | null = null) {
  const { paper, paperByNight } = colorsFor(brandColorsOf(chosen))
  const themeColor = [
    { media: '(prefers-color-scheme: light)', color: paper },
    { media: '(prefers-color-scheme: dark)', color: paperByNight },
  ]
  return { themeColor }
}
