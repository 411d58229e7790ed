import sharp from 'sharp'
import type { Logo } from '#content/looks/logo.ts'
import { renditionOf } from '#content/pictures/picture.ts'
import { drawnPicture, NoPicture } from '../../lake/drawn-picture.ts'

/**
 * A logo in this size as a PNG, which may be transparent; undefined when the lake has it no longer. Throws NoPicture when the lake does
 * not answer.
 */
export async function logoPixels(
  logo: Logo,
  size: { width: number; height: number },
): Promise<Buffer | undefined> {
  try {
    const { bytes } = await drawnPicture(renditionOf(logo, { width: 640 }), 'own')
    return await sharp(bytes)
      .resize({ ...size, fit: 'fill' })
      .png()
      .toBuffer()
  } catch (error) {
    if (error instanceof NoPicture && error.status === 404) return undefined
    throw error
  }
}
