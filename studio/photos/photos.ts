import { definePlugin } from 'sanity'
import { SANITY_API_VERSION } from '#content/environment/lake.ts'
import { PhotosLayout } from './photo-queue.tsx'
import { photoUploader } from './photo-uploader.ts'

/** The Studio's own place for pictures. */
const OWN_SOURCE = 'sanity-default'

/** Photos of every camera: made ready in the browser, and refused with the reason when they can't be used. */
export const photos = definePlugin({
  name: 'photos',
  studio: { components: { layout: PhotosLayout } },
  form: {
    image: {
      assetSources: (sources, { getClient }) => {
        const Uploader = photoUploader(getClient({ apiVersion: SANITY_API_VERSION }))
        return sources.map((source) => (source.name === OWN_SOURCE ? { ...source, Uploader } : source))
      },
    },
  },
})
