import type { Picture } from '../sanity.types.ts'
import type { SeedDocument } from './document.ts'
import { type Description, pictures } from './picture-descriptions.ts'

export type PictureFile = keyof typeof pictures

const isPictureFile = (name: string): name is PictureFile => Object.hasOwn(pictures, name)

/** The names of all sample pictures. */
export const pictureFiles = Object.keys(pictures).filter(isPictureFile)

const CENTER = { x: 0.5, y: 0.5 }

/** A picture of the seed. Its asset is named by its file until `withAssets` knows the id that the lake gave it. */
export function picture(file: PictureFile): Picture {
  const { alt, focus = CENTER, isDrawn = false }: Description = pictures[file]
  return {
    _type: 'picture',
    asset: { _type: 'reference', _ref: file },
    alt,
    rendering: !isDrawn,
    hotspot: { _type: 'sanity.imageHotspot', ...focus, width: 0.5, height: 0.5 },
  }
}

/** The document with the id of an asset in the place of each file name; throws when a file has none. */
export function withAssets(document: SeedDocument, assetIds: ReadonlyMap<string, string>): SeedDocument {
  return JSON.parse(JSON.stringify(document), (key, value) => {
    if (key !== '_ref' || !isPictureFile(value)) return value
    const id = assetIds.get(value)
    if (!id) throw new Error(`The picture ${value} hasn’t been uploaded.`)
    return id
  })
}
