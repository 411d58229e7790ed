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

const INK = '#15181f'

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

/** How wide a bold letter is on average, and how high a line, for the size of the letters. */
const LETTER = 0.62
const LINE = 1.2

/** The size of letters in inches, at most `most`, with which words fit a place, in as many lines as it has room for. */
export function fitted(words: string, { width, height }: PaperSize, most: number): number {
  const sizes = Array.from({ length: 20 }, (_, step) => most * 0.95 ** step)
  const fits = (size: number) => linesOf(words, width / (size * LETTER)) * size * LINE <= height
  return sizes.find(fits) ?? most * 0.95 ** sizes.length
}

/** How many lines words take when so many letters stand in each. */
export function linesOf(words: string, letters: number): number {
  let [lines, left] = [0, 0]
  for (const { length } of words.split(' ')) {
    if (length + 1 <= left) left -= length + 1
    else {
      const own = Math.max(1, Math.ceil(length / letters))
      lines += own
      left = own * letters - length
    }
  }
  return lines
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
  const high = logo ? Math.min(size.height * (logo.isName ? 1 : 0.58), size.width / logoShape(logo)) : 0
  const left = { width: size.width, height: logo ? size.height * 0.94 - high : size.height }
  return (
    <div style={{ ...MASTHEAD, width: `${size.width}em`, gap: `${size.height * 0.06}em` }}>
      {logo && <Logo logo={logo} name={name} high={high} />}
      {!logo?.isName && (
        <Words size={fitted(name, left, size.height * (logo ? 0.3 : 0.8))} weight={800}>
          {name}
        </Words>
      )}
    </div>
  )
}

const MASTHEAD: CSSProperties = { display: 'flex', flexDirection: 'column', alignItems: 'center' }

type LogoProps = { logo: NonNullable<PrintedBusiness['logo']>; name: string; high: number }

function Logo({ logo, name, high }: LogoProps) {
  return (
    <img
      src={`${logo.url}?${pixelsOf(logo)}`}
      alt={logo.isName ? name : ''}
      style={{
        ...{ height: `${high}em`, width: `${high * logoShape(logo)}em`, objectFit: 'contain' },
        ...(logo.isLight && { ...ON_DARK, padding: `${high * 0.12}em` }),
      }}
    />
  )
}

const ON_DARK: CSSProperties = { boxSizing: 'border-box', borderRadius: '0.1em', background: INK }

/** What Sanity's address of a picture says of its size, and of the owner's crop. */
function pixelsOf(logo: PictureSource): string {
  const { cut } = renditionOf(logo, { width: LOGO_WIDTH })
  const rect = cut ? `rect=${cut.left},${cut.top},${cut.width},${cut.height}&` : ''
  return `${rect}w=${LOGO_WIDTH}&fit=max`
}
