import { ImageResponse } from 'next/og'
import sharp from 'sharp'
import { formatPhone } from '#content/documents/phone.ts'
import { renditionOf } from '#content/pictures/picture.ts'
import { drawnPicture, NoPicture } from '../../lake/drawn-picture.ts'
import type { PictureFragment } from '../../lake/fragments/picture.ts'
import { colors } from '../../styles/colors.ts'
import type { Card } from './card.ts'
import { lettersOf, onlyKnown } from './letters.ts'

const QUALITY = 84

/** The card as a JPEG; throws NoPicture when the lake does not answer. A picture that can't be had is left out. */
export async function drawCard(card: Card): Promise<Buffer> {
  const picture = card.picture && (await photoOf(card.picture))
  const drawing = await drawPaper({ ...card, picture: picture && card.picture })
  // Laid on afterwards: the program that draws the paper takes four times as long when it has to write a photo's pixels.
  const layers = picture ? [{ input: picture, left: size.width - photo.width, top: 0 }] : []
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
  }
  const drawing = new ImageResponse(
    <CardDrawing words={shown} hasPicture={card.picture !== null} fonts={fonts.map((font) => font.name)} />,
    { ...size, fonts: fonts.map(({ name: font, data }) => ({ name: font, data })) },
  )
  return drawing.arrayBuffer()
}

/** In the size of its place, whichever the lake gives; null when there is none. */
async function photoOf(picture: PictureFragment): Promise<Buffer | null> {
  try {
    const { bytes } = await drawnPicture(renditionOf(picture, photo), 'own')
    return await sharp(bytes)
      .resize({ ...photo, fit: 'cover' })
      .flatten({ background: colors.paper })
      .toBuffer()
  } catch (error) {
    if (error instanceof NoPicture && error.status === 404) return null
    throw error
  }
}

/** All in pixels; a foot of the tape is as wide as on pages. */
const size = { width: 1200, height: 630 } as const
const photo = { width: 480, height: size.height } as const
const tape = { height: 44, foot: 96, half: 48, inch: 12 } as const

type Words = { title: string; name: string; strapline: string; phone: string }
type Drawing = { words: Words; hasPicture: boolean; fonts: readonly string[] }

function CardDrawing({ words, hasPicture, fonts }: Drawing) {
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
          borderRight: hasPicture ? rule : 'none',
        }}
      >
        <div style={{ ...column, flexGrow: 1, justifyContent: 'space-between', padding: '52px 56px 40px' }}>
          <Sender words={words} />
          <div style={{ fontSize: titleSize(words.title), lineHeight: 1.06, letterSpacing: '-0.024em' }}>
            {words.title}
          </div>
          <div style={{ fontSize: 34, color: colors.brandText }}>{words.phone}</div>
        </div>
        <Tape />
      </div>
      {hasPicture && <div style={photo} />}
    </div>
  )
}

const column = { display: 'flex', flexDirection: 'column' } as const
const rule = `3px solid ${colors.ink}`

function Sender({ words }: { words: Words }) {
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: 22 }}>
      <svg
        aria-hidden="true"
        width="88"
        height="64"
        viewBox="0 0 44 32"
        fill="none"
        stroke={colors.brandText}
        strokeWidth="2"
      >
        <path d="M6 12V3l8 5 8-7 8 7 8-5v9M17 17v12M27 17v12" />
        <rect x="1" y="16" width="42" height="14" rx="7" />
        <ellipse cx="22" cy="23" rx="3.5" ry="3" fill={colors.brandText} />
      </svg>
      <div style={column}>
        <div style={{ fontSize: 34 }}>{words.name}</div>
        <div style={{ fontSize: 22, color: colors.inkSoft }}>{words.strapline}</div>
      </div>
    </div>
  )
}

function Tape() {
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
