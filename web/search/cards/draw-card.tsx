import { ImageResponse } from 'next/og'
import sharp from 'sharp'
import { formatPhone } from '#content/documents/phone.ts'
import { initialsOf, SAMPLE_NAME } from '#content/looks/initials.ts'
import { type Logo, logoSize } from '#content/looks/logo.ts'
import { renditionOf } from '#content/pictures/picture.ts'
import { drawnPicture, NoPicture } from '../../lake/drawn-picture.ts'
import type { PictureFragment } from '../../lake/fragments/picture.ts'
import { colorsFor } from '../../styles/colors.ts'
import type { Card } from './card.ts'
import { lettersOf, onlyKnown } from './letters.ts'
import { logoPixels } from './logo-pixels.ts'

const QUALITY = 84

/** The card as a JPEG; throws NoPicture when the lake does not answer. A picture that can't be had is left out. */
export async function drawCard(card: Card): Promise<Buffer> {
  const picture = card.picture && (await photoOf(card.picture, colorsFor(card.colors).paper))
  const logo = card.logo && (await logoOf(card.logo, colorsFor(card.colors).ink))
  const drawing = await drawPaper({
    ...card,
    picture: picture && card.picture,
    logo: logo ? card.logo : undefined,
  })
  // Laid on afterwards: the program that draws the paper takes four times as long when it has to write a photo's pixels.
  const layers = [
    ...(picture ? [{ input: picture, left: size.width - photo.width, top: 0 }] : []),
    ...(logo
      ? [{ input: logo.bytes, left: edge.left, top: edge.top + Math.floor((place.height - logo.height) / 2) }]
      : []),
  ]
  // The better encoder would save 7 % of the bytes and take ten times as long, while somebody waits for the first drawing.
  return sharp(drawing).composite(layers).jpeg({ quality: QUALITY }).toBuffer()
}

/** For a letter that it has no font for, the program that draws this would ask strangers: it gets those alone that we have. */
async function drawPaper(card: Card): Promise<ArrayBuffer> {
  const words = {
    title: card.title,
    name: card.name,
    strapline: card.strapline,
    phone: formatPhone(card.phone),
    initials: card.name === SAMPLE_NAME ? '' : initialsOf(card.name),
  }
  const { fonts, known, missing } = await lettersOf(Object.values(words).join(' '))
  if (missing.length > 0)
    console.error(
      `The picture for shared links of "${card.title}" is without ${missing.join(' ')}: none of our fonts has them.`,
    )
  const kept = (text: string) => onlyKnown(text, known)
  const name = kept(words.name)
  const shown = {
    title: kept(words.title) || name,
    name,
    strapline: kept(words.strapline),
    phone: kept(words.phone),
    initials: kept(words.initials),
  }
  const drawing = new ImageResponse(
    <CardDrawing
      words={shown}
      colors={colorsFor(card.colors)}
      hasPicture={card.picture !== null}
      logo={card.logo}
      fonts={fonts.map((font) => font.name)}
    />,
    { ...size, fonts: fonts.map(({ name: font, data }) => ({ name: font, data })) },
  )
  return drawing.arrayBuffer()
}

/** In the size of its place, whichever the lake gives; null when there is none. */
async function photoOf(picture: PictureFragment, paper: string): Promise<Buffer | null> {
  try {
    const { bytes } = await drawnPicture(renditionOf(picture, photo), 'own')
    return await sharp(bytes)
      .resize({ ...photo, fit: 'cover' })
      .flatten({ background: paper })
      .toBuffer()
  } catch (error) {
    if (error instanceof NoPicture && error.status === 404) return null
    throw error
  }
}

/** The size of a logo, with what is around a light one. One that has the name in it has the room of the name, too. */
function logoPlace(logo: Logo) {
  const around = logo.isLight ? GROUND : 0
  const room = { width: logo.isName ? place.width : place.width / 2, height: place.height }
  const drawn = logoSize(logo, { width: room.width - 2 * around, height: room.height - 2 * around })
  return { drawn, around, width: drawn.width + 2 * around, height: drawn.height + 2 * around }
}

async function logoOf(logo: Logo, ground: string) {
  const { drawn, around, height } = logoPlace(logo)
  const pixels = await logoPixels(logo, drawn)
  if (!pixels || around === 0) return pixels && { bytes: pixels, height }
  const edges = { top: around, bottom: around, left: around, right: around, background: ground }
  const bytes = await sharp(pixels).flatten({ background: ground }).extend(edges).toBuffer()
  return { bytes, height }
}

/** All in pixels; a foot of the tape is as wide as on pages. */
const size = { width: 1200, height: 630 } as const
/** Where the sender begins, and the room of a logo. */
const edge = { left: 56, top: 52 } as const
const place = { width: 320, height: 72 } as const
/** Around a light logo, which stands on a dark ground. */
const GROUND = 8
const photo = { width: 480, height: size.height } as const
const tape = { height: 44, foot: 96, half: 48, inch: 12 } as const

type Words = { title: string; name: string; strapline: string; phone: string; initials: string }
type Colors = ReturnType<typeof colorsFor>
type Drawing = {
  words: Words
  colors: Colors
  hasPicture: boolean
  logo: Logo | undefined
  fonts: readonly string[]
}

function CardDrawing({ words, colors, hasPicture, logo, fonts }: Drawing) {
  return (
    <div
      style={{
        ...{ display: 'flex', ...size, background: colors.paper, color: colors.ink },
        fontFamily: fonts.join(', '),
      }}
    >
      <div
        style={{
          ...column,
          flexGrow: 1,
          width: 0,
          overflow: 'hidden',
          borderRight: hasPicture ? `3px solid ${colors.ink}` : 'none',
        }}
      >
        <div
          style={{
            ...column,
            flexGrow: 1,
            justifyContent: 'space-between',
            padding: `${edge.top}px ${edge.left}px 40px`,
          }}
        >
          <Sender words={words} colors={colors} logo={logo} />
          <div style={{ fontSize: titleSize(words.title), lineHeight: 1.06, letterSpacing: '-0.024em' }}>
            {words.title}
          </div>
          <div style={{ fontSize: 34, color: colors.brandText }}>{words.phone}</div>
        </div>
        <Tape colors={colors} />
      </div>
      {hasPicture && <div style={photo} />}
    </div>
  )
}

const column = { display: 'flex', flexDirection: 'column' } as const

function Sender({ words, colors, logo }: Pick<Drawing, 'words' | 'colors' | 'logo'>) {
  const room = { height: place.height, ...(logo && { width: logoPlace(logo).width }) }
  return (
    <div style={{ display: 'flex', gap: 22 }}>
      <div style={{ display: 'flex', alignItems: 'center', flexShrink: 0, ...room }}>
        {!logo && <Mark initials={words.initials} color={colors.brandText} />}
      </div>
      {/* Words wrap beside the logo. */}
      <div style={{ ...column, justifyContent: 'center', flexGrow: 1, width: 0, minHeight: place.height }}>
        {!logo?.isName && <div style={{ fontSize: nameSize(words.name) }}>{words.name}</div>}
        <div style={{ fontSize: 22, color: colors.inkSoft }}>{words.strapline}</div>
      </div>
    </div>
  )
}

/** The level of the pages, with a crown or initials. */
function Mark({ initials, color }: { initials: string; color: string }) {
  const level = { width: 88, height: 56, border: `4px solid ${color}`, borderRadius: 28, color, fontSize: 26 }
  if (initials !== '')
    return (
      <div
        style={{ display: 'flex', flexShrink: 0, alignItems: 'center', justifyContent: 'center', ...level }}
      >
        {initials}
      </div>
    )
  return (
    <svg
      aria-hidden="true"
      width="88"
      height="64"
      viewBox="0 0 44 32"
      fill="none"
      stroke={color}
      strokeWidth="2"
    >
      <path d="M6 12V3l8 5 8-7 8 7 8-5v9M17 17v12M27 17v12" />
      <rect x="1" y="16" width="42" height="14" rx="7" />
      <ellipse cx="22" cy="23" rx="3.5" ry="3" fill={color} />
    </svg>
  )
}

const nameSize = (name: string) => (name.length > 24 ? 26 : 34)

function Tape({ colors }: { colors: Colors }) {
  const { width } = size
  const ticks = (every: number, height: number) =>
    Array.from(
      { length: Math.ceil(width / every) },
      (_, index) => `M${index * every + 1.5} 0v${height}`,
    ).join('')
  return (
    <svg
      aria-hidden="true"
      width={width}
      height={tape.height}
      viewBox={`0 0 ${width} ${tape.height}`}
      strokeWidth="3"
    >
      <path d={ticks(tape.inch, 14)} stroke={colors.tick} />
      <path d={ticks(tape.half, 24)} stroke={colors.tick} />
      <path d={`M0 1.5h${width}${ticks(tape.foot, tape.height)}`} stroke={colors.ink} />
    </svg>
  )
}

/** So that every title fits in five lines beside the picture. */
function titleSize(title: string): number {
  // Chinese letters are as wide as two others.
  const length = title.length + (title.match(/[\u2e80-\uffef]/g)?.length ?? 0)
  if (length <= 28) return 76
  return length <= 44 ? 66 : 56
}
