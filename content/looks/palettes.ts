import { z } from 'zod'
import { color, optional } from '../documents/field-kinds.ts'

/** Two colors such as `#1558ad`, from which all tones of the website follow. */
export type BrandColors = { main: string; accent: string }

/** The ready pairs, in the order in which they are offered; the first is the one of `web/styles/tokens.css`. */
export const palettes = {
  blueprint: { title: 'Blueprint', main: '#1558ad', accent: '#ffb131' },
  pine: { title: 'Pine', main: '#1f6b45', accent: '#f6b73c' },
  brick: { title: 'Brick', main: '#a2372b', accent: '#f3c465' },
  slate: { title: 'Slate', main: '#47586b', accent: '#ff8f45' },
  lagoon: { title: 'Lagoon', main: '#0f6b73', accent: '#ff9a76' },
  plum: { title: 'Plum', main: '#6d3177', accent: '#f5c542' },
  walnut: { title: 'Walnut', main: '#7d4b26', accent: '#6cc5a9' },
  charcoal: { title: 'Charcoal', main: '#3a3a3c', accent: '#ffd21f' },
} as const satisfies Record<string, BrandColors & { title: string }>
const isPalette = (name: string): name is keyof typeof palettes => Object.hasOwn(palettes, name)

export const paletteNames = Object.keys(palettes).filter(isPalette)
/** What the field holds where the two colors are the owner's. */
export const OWN = 'own'
/** What the field offers: the ready pairs, and the owner's own. */
export const paletteChoices = [
  ...paletteNames.map((name) => ({ name, ...palettes[name] })),
  { name: OWN, title: 'My own colors', main: undefined, accent: undefined },
]

/** The field `colors` of the business. */
export const chosenColors = z.object({
  palette: z.enum([...paletteNames, OWN]).nullable(),
  main: optional(color),
  accent: optional(color),
})
export type ChosenColors = z.infer<typeof chosenColors>

/**
 * The two colors that were chosen; a color that is missing is that of the first palette. Undefined for the first palette, whose tones
 * the style sheet has.
 */
export function brandColorsOf(chosen: ChosenColors | null): BrandColors | undefined {
  const { blueprint } = palettes
  if (!chosen?.palette || chosen.palette === 'blueprint') return undefined
  if (chosen.palette !== OWN) return palettes[chosen.palette]
  const colors = { main: chosen.main ?? blueprint.main, accent: chosen.accent ?? blueprint.accent }
  return colors.main === blueprint.main && colors.accent === blueprint.accent ? undefined : colors
}
