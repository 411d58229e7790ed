import libheif from 'libheif-js/libheif-wasm/libheif-bundle.mjs'

/**
 * Decodes one HEIC photo and ends. It is the one script of the Studio that may compile WebAssembly, and it is loaded when
 * somebody chooses such a photo in a browser that can't read it.
 */
self.addEventListener('message', async ({ data }: MessageEvent<ArrayBuffer>) => {
  const picture = await decoded(new Uint8Array(data)).catch(() => null)
  const bitmap = picture && (await createImageBitmap(picture))
  self.postMessage(bitmap, { transfer: bitmap ? [bitmap] : [] })
})

async function decoded(file: Uint8Array): Promise<ImageData | null> {
  const images = new (libheif().HeifDecoder)().decode(file)
  const image = images.find((one) => one.is_primary()) ?? images[0]
  if (!image) return null
  const picture = new ImageData(image.get_width(), image.get_height())
  return new Promise((resolve) => image.display(picture, resolve))
}
