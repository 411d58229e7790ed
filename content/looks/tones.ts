import { contrastOf, hexWithLuminance, luminanceOf, type Oklch, oklchOf } from './oklch.ts'
import type { BrandColors } from './palettes.ts'

/** Tones that are another by night. */
type Pair = { day: string; night: string }

/** The luminance of each ground and of what is written on it, which `web/styles/tokens.css` has: contrast depends on nothing else. */
export const luminances = {
  paper: { day: 0.9314, night: 0.0075 },
  'paper-deep': { day: 0.8345, night: 0.0116 },
  surface: { day: 0.9841, night: 0.0231 },
  ink: { day: 0.0145, night: 0.8726 },
  'ink-soft': { day: 0.0872, night: 0.5144 },
  line: { day: 0.6414, night: 0.0589 },
  'line-field': { day: 0.1913, night: 0.2736 },
  tick: { day: 0.2873, night: 0.1564 },
  'brand-wash': { day: 0.8103, night: 0.0385 },
} as const
const PLATE = 0.0159
const ON_BRAND = '#fffdfa'
/** Of a dark text on the color of quote buttons. */
const ON_CTA = 0.0112

/** How light the main color may be below white text, and as text on the lightest wash: where it keeps 4.5:1 with room to round. */
const BRAND = { day: [0.03, 0.17], night: [0.142, 0.17] } as const
const BRAND_TEXT = { day: [0.03, 0.132], night: [0.45, 0.8] } as const
/** Between these neither dark nor white text has 4.5:1 on it. */
const NO_TEXT = [0.175, 0.232] as const
/** An edge is seen at 3:1, with room to round both colors. */
const CLEAR = 3.05
/** The chroma of the main color at which grounds and ink are as colorful as in the style sheet. */
const VIVID = 0.15

/**
 * All tones of the brand, as `#rrggbb`, made from two colors of any kind. Grounds and ink take their hue and the luminance that they have
 * in the style sheet; the colors themselves stay as they are where text on them can be read, and otherwise become darker or lighter
 * until it can: every pair keeps WCAG's 4.5:1 for text, and 3:1 for edges of controls.
 */
export function tonesOf(colors: BrandColors) {
  const [main, accent] = [oklchOf(colors.main), oklchOf(colors.accent)]
  const cool = tinted(main)
  const warm = tinted(accent)
  const ofGrounds = {
    paper: pair('paper', warm(0.01), cool(0.036)),
    'paper-deep': pair('paper-deep', warm(0.017), cool(0.042)),
    surface: pair('surface', warm(0.004), cool(0.05)),
    ink: pair('ink', cool(0.048), warm(0.01)),
    'ink-soft': pair('ink-soft', cool(0.036), cool(0.022)),
    line: pair('line', warm(0.02), cool(0.048)),
    'line-field': pair('line-field', cool(0.032), cool(0.04)),
    tick: pair('tick', warm(0.03), cool(0.05)),
    'brand-wash': pair('brand-wash', cool(0.028), cool(0.078)),
    plate: hexWithLuminance(cool(0.066), PLATE),
    'on-brand': ON_BRAND,
  }
  return { ...ofGrounds, ...mainTones(colors.main), ...accentTones(colors, ofGrounds.ink) }
}
export type Tones = ReturnType<typeof tonesOf>

/** A color of this hue with little chroma: less of it for a color that has little itself, none for a gray. */
function tinted({ chroma, hue }: Oklch) {
  return (most: number) => ({ chroma: most * Math.min(1, chroma / VIVID), hue })
}

type Tint = Omit<Oklch, 'lightness'>

function pair(name: keyof typeof luminances, day: Tint, night: Tint): Pair {
  const { [name]: luminance } = luminances
  return { day: hexWithLuminance(day, luminance.day), night: hexWithLuminance(night, luminance.night) }
}

function mainTones(main: string) {
  const brand = { day: within(main, BRAND.day), night: within(main, BRAND.night) }
  return {
    brand,
    'brand-strong': { day: scaled(brand.day, 0.62), night: scaled(brand.night, 0.7) },
    'brand-text': { day: within(main, BRAND_TEXT.day), night: within(main, BRAND_TEXT.night) },
  }
}

function accentTones({ main, accent }: BrandColors, ink: Pair) {
  const [dark, light] = NO_TEXT
  const isLight = luminanceOf(accent) > (dark + light) / 2
  const cta = within(accent, isLight ? [light, 1] : [0, dark])
  const luminance = luminanceOf(cta)
  const hover = isLight ? withLuminance(cta, luminance + (1 - luminance) * 0.24) : scaled(cta, 0.75)
  const edgeOn = (ground: number, edge: string) =>
    contrastOf(luminance, ground) < CLEAR ? edge : 'transparent'
  return {
    cta,
    'cta-hover': hover,
    'cta-edge': scaled(cta, 0.52),
    'on-cta': isLight ? hexWithLuminance(tinted(oklchOf(main))(0.05), ON_CTA) : ON_BRAND,
    'cta-line': {
      day: edgeOn(luminances['paper-deep'].day, ink.day),
      night: edgeOn(luminances.surface.night, ink.night),
    },
    focus: { day: within(main, BRAND_TEXT.day), night: within(accent, BRAND_TEXT.night) },
  }
}

/** The color itself, or the nearest to it that is not darker or lighter than these luminances. */
function within(hex: string, [least, most]: readonly [number, number]): string {
  const luminance = luminanceOf(hex)
  if (luminance >= least && luminance <= most) return hex
  return withLuminance(hex, luminance < least ? least : most)
}

const scaled = (hex: string, share: number) => withLuminance(hex, luminanceOf(hex) * share)

function withLuminance(hex: string, luminance: number): string {
  return hexWithLuminance(oklchOf(hex), luminance)
}
