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
  const declaration = new RegExp(`--${token}: light-dark\\(oklch\\(([^)]+)\\), oklch\\(([^)]+)\\)\\)`).exec(
    tokens,
  )
  const [lightness = 0, chroma = 0, hue = 0] = (declaration?.[theme + 1] ?? '').split(' ').map(Number)
  expect(hexOf(lightness, chroma, hue)).toBe(color)
})

/** OKLCH to sRGB, with the matrices of https://bottosson.github.io/posts/oklab/. */
function hexOf(lightness: number, chroma: number, hue: number): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return `#${linear.map(channelOf).join('')}`
}

function channelOf(linear: number): string {
  const encoded = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055
  return Math.round(Math.min(1, Math.max(0, encoded)) * 255)
    .toString(16)
    .padStart(2, '0')
}
