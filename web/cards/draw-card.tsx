import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ImageResponse } from 'next/og'
import sharp from 'sharp'
import { renditionOf } from '#content/pictures/picture.ts'
import { drawnPicture } from '../cms/drawn-picture.ts'
import type { PictureFragment } from '../fragments/picture.ts'
import type { Card } from './card.ts'
import { CardDrawing, photo, size } from './drawing.tsx'

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
