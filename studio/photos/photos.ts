import { defineLocaleResourceBundle, definePlugin } from 'sanity'
import { SANITY_API_VERSION } from '#content/environment/lake.ts'
import { PhotosLayout } from './photo-queue.tsx'
import { photoUploader } from './photo-uploader.ts'

/** The Studio's own place for pictures. */
const OWN_SOURCE = 'sanity-default'

// Where to put a photo, and what the Studio says when it can't tell why one was refused.
const resources = {
  'inputs.files.common.placeholder.drag-or-paste-to-upload_image': 'Add a photo, or drag one here',
  'asset-source.browse-button.text': 'Choose an earlier one',
  'inputs.files.common.actions-menu.upload.label': 'Upload a photo',
  'inputs.files.common.actions-menu.copy-url.label': 'Copy the picture’s web address',
  'inputs.files.common.actions-menu.clear-field.label': 'Remove the picture',
  'inputs.files.common.actions-menu.notification.url-copied': 'The web address is copied.',
  'inputs.image.actions-menu.options.aria-label': 'Change the picture',
  'inputs.image.actions-menu.edit-details.aria-label': 'Crop the picture',
  'inputs.image.actions-menu.crop-image-tooltip': 'Crop the picture',
  'inputs.image.hotspot-dialog.title': 'Crop the picture',
  'inputs.imagetool.title': 'What stays in view',
  'inputs.imagetool.description':
    'Drag the edges of the rectangle to crop the picture. Drag the circle over what should always be in view.',
  'asset-sources.common.uploader.upload-failed.title': 'The photo wasn’t uploaded',
  'asset-sources.common.uploader.upload-failed.description': 'Please choose it again.',
  'asset-source.dialog.insert-asset-error': 'The photo wasn’t added. Please choose it again.',
}

export const photoWords = defineLocaleResourceBundle({ locale: 'en-US', namespace: 'studio', resources })

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
  i18n: { bundles: [photoWords] },
})
