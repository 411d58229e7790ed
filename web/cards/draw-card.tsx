import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ImageResponse } from 'next/og'
import sharp from 'sharp'
import { imageUrl } from '#content/picture.ts'
import type { PictureSlice } from '../documents/picture.ts'
import { drawnPicture } from '../store/drawn-picture.ts'
import type { Card } from './card.ts'
import { CardDrawing, photo, size } from './drawing.tsx'

/** Archivo at width 110 and weight 720, as headings are set; the program that draws the card knows no variable fonts. */
const FONT = join('web', 'styles', 'fonts', 'archivo-headline.ttf')
const QUALITY = 84

/** The card as a JPEG; throws NoPicture when the lake does not answer. */
export async function drawCard(card: Card): Promise<Buffer> {
  const [data, picture] = await Promise.all([readFile(FONT), card.picture && photoOf(card.picture)])
  const drawing = new ImageResponse(<CardDrawing card={card} picture={picture ?? undefined} />, {
    ...size,
    fonts: [{ name: 'Archivo', data }],
  })
  // The better encoder would save 7 % of the bytes and take ten times as long, while somebody waits for the first drawing.
  return sharp(await drawing.arrayBuffer())
    .jpeg({ quality: QUALITY })
    .toBuffer()
}

async function photoOf(picture: PictureSlice): Promise<string> {
  const { pathname, searchParams } = new URL(imageUrl(picture, photo), 'http://site')
  const file = await drawnPicture(pathname.split('/').at(-1) ?? '', searchParams)
  return `data:image/jpeg;base64,${file.toString('base64')}`
}
