import type { BrandColors } from '#content/looks/palettes.ts'
import { tonesOf } from '#content/looks/tones.ts'

/**
 * The tones of the owner's two colors, for the tokens of `web/styles/tokens.css`. In the head of a page, where React keeps a style
 * with a precedence for good; not so for an editor, whose page changes its colors while it is open.
 */
export async function OwnColors({ colors }: { colors: BrandColors }) {
  const css = `:root{${declarations(colors).join(';')}}`
  // Not among the imports above: it asks for the lake's address, which a component that is tried alone has not.
  const { isPreview } = await import('../../lake/load.ts')
  if (await isPreview()) return <style>{css}</style>
  return (
    <style href={`colors-${colors.main}-${colors.accent}`} precedence="own">
      {css}
    </style>
  )
}

function declarations(colors: BrandColors): string[] {
  return Object.entries(tonesOf(colors)).flatMap(([token, tone]) =>
    typeof tone === 'string'
      ? `--own-${token}:${tone}`
      : Object.entries(tone).map(([theme, hex]) => `--own-${token}-${theme}:${hex}`),
  )
}
