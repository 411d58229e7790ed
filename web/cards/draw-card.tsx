import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ImageResponse } from 'next/og'
import sharp from 'sharp'
import { formatPhone } from '#content/documents/phone.ts'
import { renditionOf } from '#content/pictures/picture.ts'
import { drawnPicture } from '../cms/drawn-picture.ts'
import type { PictureFragment } from '../fragments/picture.ts'
import { colors } from '../styles/colors.ts'
import type { Card } from './card.ts'

/** Archivo at width 110 and weight 720, as headings are set; the program that draws the card knows no variable fonts. */
const FONT = join('web', 'styles', 'fonts', 'archivo-headline.ttf')
const QUALITY = 84

/** The card as a JPEG; throws NoPicture when the lake does not answer. */
export async function drawCard(card: Card): Promise<Buffer> {
  const [drawing, picture] = await Promise.all([drawPaper(card), card.picture && photoOf(card.picture)])
  // Laid on afterwards: the program that draws the paper takes four times as long when it has to write a photo's pixels.
  const layers = picture ? [{ input: picture, left: size.width - photo.width, top: 0 }] : []
  // The better encoder would save 7 % of the bytes and take ten times as long, while somebody waits for the first drawing.
  return sharp(drawing).composite(layers).jpeg({ quality: QUALITY }).toBuffer()
}

async function drawPaper(card: Card): Promise<ArrayBuffer> {
  const data = await readFile(FONT)
  const drawing = new ImageResponse(<CardDrawing card={card} />, {
    ...size,
    fonts: [{ name: 'Archivo', data }],
  })
  return drawing.arrayBuffer()
}

async function photoOf(picture: PictureFragment): Promise<Buffer> {
  return (await drawnPicture(renditionOf(picture, photo), 'own')).bytes
}

/** All in pixels; a foot of the tape is as wide as on pages. */
const size = { width: 1200, height: 630 } as const
const photo = { width: 480, height: size.height } as const
const tape = { height: 44, foot: 96, half: 48, inch: 12 } as const

function CardDrawing({ card }: { card: Card }) {
  return (
    <div style={{ display: 'flex', ...size, background: colors.paper, color: colors.ink }}>
      <div
        style={{
          ...column,
          flexGrow: 1,
          width: 0,
          overflow: 'hidden',
          borderRight: card.picture ? rule : 'none',
        }}
      >
        <div style={{ ...column, flexGrow: 1, justifyContent: 'space-between', padding: '52px 56px 40px' }}>
          <Sender card={card} />
          <div style={{ fontSize: titleSize(card.title), lineHeight: 1.06, letterSpacing: '-0.024em' }}>
            {card.title}
          </div>
          <div style={{ fontSize: 34, color: colors.brandText }}>{formatPhone(card.phone)}</div>
        </div>
        <Tape />
      </div>
      {card.picture && <div style={photo} />}
    </div>
  )
}

const column = { display: 'flex', flexDirection: 'column' } as const
const rule = `3px solid ${colors.ink}`

function Sender({ card }: { card: Card }) {
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
        <div style={{ fontSize: 34 }}>{card.name}</div>
        <div style={{ fontSize: 22, color: colors.inkSoft }}>{card.strapline}</div>
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
  if (title.length <= 28) return 76
  return title.length <= 44 ? 66 : 56
}
