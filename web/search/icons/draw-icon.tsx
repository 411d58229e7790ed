import { ImageResponse } from 'next/og'
import sharp from 'sharp'
import { initialsOf, SAMPLE_NAME } from '#content/looks/initials.ts'
import { logoSize } from '#content/looks/logo.ts'
import { tonesOf } from '#content/looks/tones.ts'
import { lettersOf, onlyKnown } from '../cards/letters.ts'
import { logoPixels } from '../cards/logo-pixels.ts'
import type { Icon, IconSize } from './icon.ts'

/** It is drawn in this size and then made smaller; pixels of a square. */
const DRAWN = 512
const CORNER = 96
/** Around a logo, so that corners cut nothing off. */
const AROUND = 40
const LOGO_GROUND = '#ffffff'

/** The icon as a PNG: the logo on white, or on the business's color when it is light, else the initials on it. Throws NoPicture when the lake does not answer. */
export async function drawIcon(icon: Icon, { size, isCut, margin }: IconSize): Promise<Buffer> {
  const room = DRAWN - 2 * AROUND
  const logo = icon.logo && (await logoPixels(icon.logo, logoSize(icon.logo, { width: room, height: room })))
  const { brand, cta, 'on-brand': onBrand } = tonesOf(icon.colors)
  const ground = logo && !icon.logo?.isLight ? LOGO_GROUND : brand.day
  const middle = logo ?? (await drawMark(icon.name, onBrand, cta))
  const full = await sharp({ create: { width: DRAWN, height: DRAWN, channels: 4, background: ground } })
    .composite([{ input: middle }])
    .png()
    .toBuffer()
  const edge = Math.round(size * margin)
  const inner = await sharp(isCut ? full : await rounded(full))
    .resize(size - 2 * edge)
    .toBuffer()
  return sharp(inner)
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background: ground })
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** An icon of 48 pixels as the file that a browser asks for without being told of any: a PNG behind the header of an ICO. */
export async function drawFavicon(icon: Icon): Promise<Buffer> {
  const size = 48
  const png = await drawIcon(icon, { size, isCut: false, margin: 0 })
  const header = Buffer.alloc(22)
  // One picture of type 1, 48 × 48 with 32 bits for each pixel; its bytes follow. learn.microsoft.com/previous-versions/ms997538
  header.set([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32, 0])
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}

function rounded(picture: Buffer): Promise<Buffer> {
  const shape = `<svg width="${DRAWN}" height="${DRAWN}"><rect width="${DRAWN}" height="${DRAWN}" rx="${CORNER}"/></svg>`
  return sharp(picture)
    .composite([{ input: Buffer.from(shape), blend: 'dest-in' }])
    .png()
    .toBuffer()
}

const drawn = { width: DRAWN, height: DRAWN }

/** Initials above a level, or the level alone; the sample business has a crown in their place. */
async function drawMark(name: string, color: string, accent: string): Promise<Buffer> {
  const wanted = name === SAMPLE_NAME ? '' : initialsOf(name)
  const drawing = wanted === '' ? undefined : await drawInitials(wanted, color, accent)
  const level = <Level color={color} accent={accent} hasCrown={name === SAMPLE_NAME} />
  return Buffer.from(await (drawing ?? new ImageResponse(level, drawn)).arrayBuffer())
}

/** Undefined when no font has any of the letters. */
async function drawInitials(wanted: string, color: string, accent: string) {
  const { fonts, known } = await lettersOf(wanted)
  const initials = onlyKnown(wanted, known)
  if (initials === '') return undefined
  const family = fonts.map((font) => font.name)
  return new ImageResponse(<Initials initials={initials} color={color} accent={accent} family={family} />, {
    ...drawn,
    fonts: fonts.map(({ name: font, data }) => ({ name: font, data })),
  })
}

const middle = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  ...drawn,
} as const

type Colors = { color: string; accent: string }

function Initials({ initials, color, accent, family }: Colors & { initials: string; family: string[] }) {
  const fontSize = initials.length > 1 ? 236 : 300
  return (
    <div style={middle}>
      <div
        style={{ color, fontFamily: family.join(', '), fontSize, lineHeight: 1, letterSpacing: '-0.03em' }}
      >
        {initials}
      </div>
      <div style={{ width: 232, height: 44, marginTop: 12, borderRadius: 22, background: accent }} />
    </div>
  )
}

function Level({ color, accent, hasCrown }: Colors & { hasCrown: boolean }) {
  return (
    <div style={middle}>
      <svg
        aria-hidden="true"
        width="440"
        height={hasCrown ? 330 : 170}
        viewBox={hasCrown ? '0 0 44 33' : '0 15 44 17'}
        fill="none"
        stroke={color}
        strokeWidth="2.6"
      >
        {hasCrown && <path d="M7 13V4l7.5 4.5L22 2l7.5 6.5L37 4v9" />}
        <rect x="2" y="17" width="40" height="13" rx="6.5" />
        <path d="M16 17v13M28 17v13" />
        <ellipse cx="22" cy="23.5" rx="3.4" ry="3" fill={accent} stroke="none" />
      </svg>
    </div>
  )
}
