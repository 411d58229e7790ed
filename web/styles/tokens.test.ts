import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrastOf, hexOf, luminanceOf } from '#content/looks/oklch.ts'
import { brandColorsOf, paletteNames, palettes } from '#content/looks/palettes.ts'
import { luminances, type Tones, tonesOf } from '#content/looks/tones.ts'
import { colors } from './colors.ts'

const sheet = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const themes = ['day', 'night'] as const
type Theme = (typeof themes)[number]

/** A token of the style sheet. */
function standard(token: string, theme: Theme): string {
  const [, value = ''] = new RegExp(`--${token}: ([^;]*);`).exec(sheet) ?? []
  const colors = [...value.matchAll(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)].map(([, ...parts]) => {
    const [lightness = 0, chroma = 0, hue = 0] = parts.map(Number)
    return hexOf({ lightness, chroma, hue })
  })
  return colors[theme === 'night' ? colors.length - 1 : 0] ?? ''
}

const grounds = ['paper', 'paper-deep', 'surface', 'brand-wash']
const texts = ['ink', 'ink-soft', 'brand-text']
/** What the two colors don't change, but which stands on grounds that they do. */
const others = ['danger-text', 'ok-text']
const each = (marks: readonly string[], on: readonly string[]) =>
  marks.flatMap((mark) => on.map((ground) => [mark, ground] as const))
const pairs = {
  4.5: [
    ...each([...texts, ...others], grounds),
    ...each(['on-brand'], ['brand', 'brand-strong']),
    ...each(['on-cta'], ['cta', 'cta-hover']),
  ],
  3: [
    ...each(['line-field'], ['paper', 'paper-deep', 'surface']),
    ...each(['focus'], grounds),
    ...each(['star', 'cta-shape'], ['paper', 'paper-deep', 'surface']),
    ...each(['brand'], ['paper', 'paper-deep']),
  ],
}

/** Of what is no tone the style sheet's color counts. */
function tooClose(tones: Partial<Tones>, theme: Theme): string[] {
  const all: Record<string, string | Record<Theme, string>> = tones
  const colorOf = (token: string): string => {
    if (token === 'cta-shape') {
      const edge = colorOf('cta-line')
      return edge === 'transparent' ? colorOf('cta') : edge
    }
    const { [token]: tone = standard(token, theme) } = all
    return typeof tone === 'string' ? tone : tone[theme]
  }
  const onPlate = theme === 'night' ? each([...texts, ...others], ['plate']) : []
  return Object.entries({ ...pairs, 4.5: [...pairs[4.5], ...onPlate] }).flatMap(([least, asked]) =>
    asked.flatMap(([mark, ground]) => {
      const contrast = contrastOf(luminanceOf(colorOf(mark)), luminanceOf(colorOf(ground)))
      return contrast >= Number(least) ? [] : [`${mark} on ${ground} by ${theme}: ${contrast.toFixed(2)}`]
    }),
  )
}

const channel = fc.integer({ min: 0, max: 255 })
const color = fc
  .tuple(channel, channel, channel)
  .map((channels) => `#${channels.map((one) => one.toString(16).padStart(2, '0')).join('')}`)

test('whatever two colors are chosen, every text can be read and every control be seen, by day and by night', () => {
  fc.assert(
    fc.property(color, color, (main, accent) => {
      const tones = tonesOf({ main, accent })
      expect(themes.flatMap((theme) => tooClose(tones, theme))).toEqual([])
    }),
    {
      examples: [
        ['#ffee00', '#ff00aa'],
        ['#000000', '#000000'],
        ['#ffffff', '#ffffff'],
        ['#808080', '#767676'],
        // Just at the edge.
        ['#000000', '#f42bb9'],
      ],
    },
  )
})

test('every text of the style sheet can be read and every control be seen, by day and by night', () => {
  const ofSheet = { 'cta-line': { day: standard('cta-line', 'day'), night: 'transparent' } }
  expect(themes.flatMap((theme) => tooClose(ofSheet, theme))).toEqual([])
})

test.each(paletteNames)('the palette %s keeps both of its colors as they are', (name) => {
  const { main, accent } = palettes[name]
  const tones = tonesOf({ main, accent })
  expect([tones.brand.day, tones.cta]).toEqual([main, accent])
})

test('the first palette is that of the style sheet', () => {
  const { main, accent } = palettes.blueprint
  expect([main, accent]).toEqual([standard('brand', 'day'), standard('cta', 'day')])
})

test('grounds and texts are as light as in the style sheet', () => {
  for (const [token, { day, night }] of Object.entries(luminances)) {
    expect([token, luminanceOf(standard(token, 'day'))]).toEqual([token, expect.closeTo(day, 3)])
    expect([token, luminanceOf(standard(token, 'night'))]).toEqual([token, expect.closeTo(night, 3)])
  }
})

test('what is drawn without a style sheet has its colors', () => {
  const { paperByNight, ...byDay } = colors
  const token = (name: string) => name.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`)
  const drawn = Object.keys(byDay).map((name) => [name, standard(token(name), 'day')])
  expect({ ...Object.fromEntries(drawn), paperByNight: standard('paper', 'night') }).toEqual(colors)
})

test('a gray stays a gray', () => {
  const { ink, brand, paper } = tonesOf({ main: '#555555', accent: '#dddddd' })
  for (const hex of [ink.day, brand.day, paper.night]) expect(hex).toMatch(/^#(..)\1\1$/)
})

test('the first palette leaves the style sheet as it is, and a color that is missing is the first palette’s', () => {
  const none = { main: null, accent: null }
  expect(brandColorsOf(null)).toBeUndefined()
  expect(brandColorsOf({ palette: 'blueprint', ...none })).toBeUndefined()
  expect(brandColorsOf({ palette: 'own', ...none })).toBeUndefined()
  expect(brandColorsOf({ palette: 'own', main: '#112233', accent: null })).toEqual({
    main: '#112233',
    accent: palettes.blueprint.accent,
  })
})
