/** The upright photo in a HEIC file, or null when it is damaged. Safari reads these files by itself, other browsers don't. */
export async function heicBitmap(file: Blob): Promise<ImageBitmap | null> {
  const worker = new Worker(new URL('./heic-worker.ts', import.meta.url), { type: 'module' })
  const { promise, resolve } = Promise.withResolvers<ImageBitmap | null>()
  worker.addEventListener('message', ({ data }: MessageEvent<ImageBitmap | null>) => resolve(data))
  worker.addEventListener('error', () => resolve(null))
  const bytes = await file.arrayBuffer()
  worker.postMessage(bytes, [bytes])
  try {
    return await promise
  } finally {
    worker.terminate()
  }
}
