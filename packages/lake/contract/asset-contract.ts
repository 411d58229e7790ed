import { expect, test } from 'vitest'
import type { Suite } from './contract-suite.ts'

export function describeAssets({ client }: Suite): void {
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  )

  test('a picture is stored, described and served', async () => {
    const asset = await client.assets.upload('image', pixel, { filename: 'pixel.png' })
    expect(asset).toMatchObject({
      _type: 'sanity.imageAsset',
      originalFilename: 'pixel.png',
      extension: 'png',
    })
    expect(asset.metadata.dimensions).toMatchObject({ width: 1, height: 1 })
    const response = await fetch(asset.url)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/png')
    await client.delete(asset._id)
  })
}
