import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { colors } from './colors.ts'

const tokens = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')

const nameInTokens = {
  paper: ['paper', 0],
  paperByNight: ['paper', 1],
  ink: ['ink', 0],
  inkSoft: ['ink-soft', 0],
  tick: ['tick', 0],
  brandText: ['brand-text', 0],
} as const satisfies Record<keyof typeof colors, readonly [string, number]>

test.each(Object.entries(colors))('%s is the color of the stylesheet', (name, color) => {
  const [token, theme] = Object.entries(nameInTokens).find(([key]) => key === name)?.[1] ?? ['', 0]
  expect(hexOf(linearOf(tokenIn(token, theme)))).toBe(color)
})

/** WCAG 1.4.11: the edge of a field and the outline of the focus, by day and by night, on what they can stand on. */
test.each([
  ['line-field', ['paper', 'paper-deep', 'surface']],
  ['focus', ['paper', 'paper-deep', 'surface', 'brand-wash']],
] as const)('--%s can be told from what it stands on', (mark, grounds) => {
  const weak = grounds.flatMap((ground) =>
    [0, 1]
      .filter((theme) => contrast(tokenIn(mark, theme), tokenIn(ground, theme)) < 3)
      .map((theme) => [ground, theme]),
  )
  expect(weak).toEqual([])
})

/** Lightness, chroma and hue. */
function tokenIn(token: string, theme: number): number[] {
  const declaration = new RegExp(`--${token}: light-dark\\(oklch\\(([^)]+)\\), oklch\\(([^)]+)\\)\\)`).exec(
    tokens,
  )
  return (declaration?.[theme + 1] ?? '').split(' ').map(Number)
}

/** As WCAG has it. */
function contrast(one: readonly number[], other: readonly number[]): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (bright + 0.05) / (dark + 0.05)
}

function luminance(color: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = linearOf(color)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** OKLCH to linear sRGB, with the matrices of https://bottosson.github.io/posts/oklab/. */
function linearOf([lightness = 0, chroma = 0, hue = 0]: readonly number[]): number[] {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

function hexOf(linear: readonly number[]): string {
  return `#${linear.map(channelOf).join('')}`
}

function channelOf(linear: number): string {
  const encoded = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055
  return Math.round(Math.min(1, Math.max(0, encoded)) * 255)
    .toString(16)
    .padStart(2, '0')
}
