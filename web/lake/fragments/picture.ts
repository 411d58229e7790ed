import { z } from 'zod'
import { requiredText } from '#content/documents/field-kinds.ts'

export const pictureProjection = `
  alt, rendering, asset, crop{top, bottom, left, right}, hotspot{x, y, width, height}
`

const share = z.number()
/** As the lake names what is uploaded: without its size no address can be made of it. */
const imageId = z.string().regex(/^image-\w+-[1-9]\d*x[1-9]\d*-\w+$/, 'is no picture')

export const pictureParser = z.object({
  alt: requiredText,
  rendering: z.boolean().nullable(),
  asset: z.object({ _type: z.literal('reference'), _ref: imageId }),
  crop: z.object({ top: share, bottom: share, left: share, right: share }).nullable(),
  hotspot: z.object({ x: share, y: share, width: share, height: share }).nullable(),
})

/** A logo needs no description: it stands for the name. */
export const logoProjection = 'isName, isLight, asset, crop{top, bottom, left, right}'

/** Null while there is none. */
export const optionalLogo = z.preprocess(
  (logo) => (hasFile(logo) ? logo : null),
  pictureParser
    .pick({ asset: true, crop: true })
    .extend({ isName: z.boolean().nullable(), isLight: z.boolean().nullable() })
    .nullable(),
)

/** Null when the picture has no file: the Studio keeps the description of a picture whose file was removed. */
export const optionalPicture = z.preprocess(
  (picture) => (hasFile(picture) ? picture : null),
  pictureParser.nullable(),
)

const hasFile = (picture: unknown) => z.object({ asset: z.object({}) }).safeParse(picture).success

export type PictureFragment = z.infer<typeof pictureParser>
