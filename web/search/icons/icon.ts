import { hash } from 'node:crypto'
import type { Metadata } from 'next'
import { z } from 'zod'
import { type Logo, logoShape } from '#content/looks/logo.ts'
import { type BrandColors, brandColorsOf, palettes } from '#content/looks/palettes.ts'
import { type BusinessFragment, businessParser } from '../../lake/fragments/site/business.ts'

/** What stands for the business where it is shown small: in a browser's tab, on a home screen, beside a result of a search. */
export type Icon = { name: string; colors: BrandColors; logo: Logo | null }

/**
 * The sizes of it, in pixels of a square. One that is cut gets its corners from whoever shows it, so its ground reaches the edge; a
 * maskable one may lose a tenth at each side besides: see w3.org/TR/appmanifest.
 */
export const icons = {
  tab: { file: 'tab-96.png', size: 96, isCut: false, margin: 0 },
  touch: { file: 'touch-180.png', size: 180, isCut: true, margin: 0 },
  small: { file: 'home-192.png', size: 192, isCut: false, margin: 0 },
  large: { file: 'home-512.png', size: 512, isCut: false, margin: 0 },
  maskable: { file: 'maskable-512.png', size: 512, isCut: true, margin: 0.1 },
} as const
export type IconSize = { size: number; isCut: boolean; margin: number }

/** A logo may be so much longer than high, or higher than long: beyond that a square of a few pixels shows a line, and gets the initials. */
const LONGEST = 1.6

const shown = businessParser.pick({ name: true, colors: true, logo: true })
const answer = z.object({ page: shown })

export function iconOf({ name, colors, logo }: Pick<BusinessFragment, 'name' | 'colors' | 'logo'>): Icon {
  const shape = logo ? logoShape(logo) : Number.POSITIVE_INFINITY
  const isSquare = shape <= LONGEST && shape >= 1 / LONGEST
  return { name, colors: brandColorsOf(colors) ?? palettes.blueprint, logo: isSquare ? logo : null }
}

/** The icon that an answer of the lake shows; undefined when it shows no business. */
export function iconIn(asked: unknown): Icon | undefined {
  const { data } = answer.safeParse(asked)
  return data && iconOf(data.page)
}

/** Of how it is drawn: another number has those drawn anew that are there already. */
const DRAWING = 2

/** Such as `/icons/0123456789abcdef/tab-96.png`. It changes with what the icon shows, so that no browser keeps an old one. */
export function iconPath(icon: Icon, { file }: { file: string }): string {
  const { main, accent } = icon.colors
  const drawn = JSON.stringify([DRAWING, icon.name, main, accent, icon.logo])
  return `/icons/${hash('sha256', drawn).slice(0, 16)}/${file}`
}

/** The size that an address names; undefined for one that is no icon's. */
export function sizeAt(path: string): (IconSize & { file: string }) | undefined {
  const [, file] = /^\/icons\/[^/]+\/([^/]+)$/.exec(path) ?? []
  return Object.values(icons).find((size) => size.file === file)
}

/** The tags by which browsers and phones find it. */
export function iconTags(business: Pick<BusinessFragment, 'name' | 'colors' | 'logo'>): Metadata['icons'] {
  const icon = iconOf(business)
  return {
    icon: { url: iconPath(icon, icons.tab), sizes: '96x96', type: 'image/png' },
    apple: iconPath(icon, icons.touch),
  }
}
