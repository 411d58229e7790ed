import type { CSSProperties, ReactNode } from 'react'
import { formatPhone } from '#content/documents/phone.ts'
import { logoShape } from '#content/looks/logo.ts'
import { brandColorsOf, palettes } from '#content/looks/palettes.ts'
import { tonesOf } from '#content/looks/tones.ts'
import { type PictureSource, renditionOf } from '#content/pictures/picture.ts'
import type { PrintedBusiness } from './business-question.ts'

/** In inches. */
export type PaperSize = { width: number; height: number }

export const LETTER_PAPER: PaperSize = { width: 8.5, height: 11 }

export const INK = '#15181f'

type SheetProps = { size: PaperSize; label?: string; children: ReactNode }

/** White paper, as wide as its place, in which `em` is an inch: the same on the screen, where it is small, and in print. */
export function Sheet({ size: { width, height }, label, children }: SheetProps) {
  const paper: CSSProperties = {
    ...{ display: 'grid', containerType: 'inline-size', aspectRatio: `${width} / ${height}` },
    ...{ overflow: 'hidden', background: '#fff', color: INK, colorScheme: 'light' },
  }
  const inches: CSSProperties = {
    ...{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minHeight: 0 },
    ...{ fontSize: `calc(100cqw / ${width})`, lineHeight: 1.2, textAlign: 'center' },
    fontFamily: 'Inter, "Helvetica Neue", Arial, sans-serif',
  }
  return (
    <div style={paper} {...(label && { role: 'group', 'aria-label': label })}>
      <div style={inches}>{children}</div>
    </div>
  )
}

type WordsProps = { size: number; weight?: number; color?: string; children: ReactNode }

/** A line of a sheet; `size` is that of its letters in inches. */
export function Words({ size, weight = 400, color, children }: WordsProps) {
  return (
    <div
      style={{
        fontSize: `${size}em`,
        fontWeight: weight,
        color,
        overflowWrap: 'anywhere',
        textWrap: 'balance',
      }}
    >
      {children}
    </div>
  )
}

/** How wide a bold letter is on average, for its size. */
const LETTER = 0.66

/** The size of letters in inches with which words fit a width in one line, or in two when they are very long. */
export function fitted(words: string, width: number, most: number): number {
  const inOneLine = width / (LETTER * Math.max(1, words.length))
  return Math.min(most, Math.max(inOneLine, most / 2))
}

/** The owner's color, dark enough for white words on it. */
export function brandOf({ colors }: PrintedBusiness): string {
  return tonesOf(brandColorsOf(colors) ?? palettes.blueprint).brand.day
}

export const phoneOf = ({ phone }: PrintedBusiness): string => (phone ? formatPhone(phone) : '')

/** Of the pixels of a logo at its largest, on a yard sign. */
const LOGO_WIDTH = 1600

/** The logo, and the name unless the logo has it, in a place of this size. */
export function Masthead({ business, size }: { business: PrintedBusiness; size: PaperSize }) {
  const { name, logo } = business
  const words = (most: number) => (
    <Words size={fitted(name, size.width, most)} weight={800}>
      {name}
    </Words>
  )
  if (!logo) return words(size.height)
  const most = logo.isName ? size.height : size.height * 0.62
  const shape = logoShape(logo)
  const high = Math.min(most, size.width / shape)
  return (
    <>
      <img
        src={`${logo.url}?${pixelsOf(logo)}`}
        alt={logo.isName ? name : ''}
        style={{
          ...{ height: `${high}em`, width: `${high * shape}em`, objectFit: 'contain', borderRadius: '0.1em' },
          ...(logo.isLight && { background: INK, padding: '0.1em' }),
        }}
      />
      {!logo.isName && words(size.height * 0.34)}
    </>
  )
}

/** What Sanity's address of a picture says of its size, and of the owner's crop. */
function pixelsOf(logo: PictureSource): string {
  const { cut } = renditionOf(logo, { width: LOGO_WIDTH })
  const rect = cut ? `rect=${cut.left},${cut.top},${cut.width},${cut.height}&` : ''
  return `${rect}w=${LOGO_WIDTH}&fit=max`
}
