import sharp from 'sharp'

/** An even picture; with eight digits the color has transparency. */
export function picture(width: number, height: number, background: string) {
  return sharp({ create: { width, height, channels: background.length === 9 ? 4 : 3, background } })
}

/** 400 × 200 pixels: red, green, blue and white bars from left to right. */
export async function bars(): Promise<Buffer> {
  const colors = ['#f00', '#0f0', '#00f', '#fff']
  const inputs = await Promise.all(colors.map((color) => picture(100, 200, color).png().toBuffer()))
  const layers = inputs.map((input, index) => ({ input, left: index * 100, top: 0 }))
  return picture(400, 200, '#000').composite(layers).png().toBuffer()
}

/** A photo of 60 × 30 pixels on the sensor, taken with the camera held upright, at a known place. */
export function photoWithPlace(): Promise<Buffer> {
  return picture(60, 30, '#888')
    .withExif({ IFD3: { GPSLatitude: '35/1 13/1 38/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}
