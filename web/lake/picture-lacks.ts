import type { Site } from 'pages-as-files'
import { documentTitle } from '#content/documents/document-title.ts'
import { renditionAt } from '#content/pictures/rendition.ts'
import { client } from './client.ts'
import { documentIn, fieldOf, hasFields, type Place } from './preview-marks/places.ts'

const TOLD = 'can’t be shown on your website. Choose another photo, or save this one as JPEG and choose that.'

/** The fields that hold a picture which can't be drawn; undefined for the address of anything else, and when no document has it. */
export const pictureLacks: Required<Site>['lacks'] = async (path) => {
  const rendition = renditionAt(path)
  if (!rendition) return undefined
  const asset = `image-${rendition.file.replace('.', '-')}`
  const documents: unknown = await client.fetch('*[references($asset)]', { asset }, { cache: 'no-store' })
  const fields = (Array.isArray(documents) ? documents : []).flatMap((document: unknown) => {
    const place = documentIn(document)
    const found = place && placeOf(document, asset, place)
    if (!found || !hasFields(document)) return []
    const { id, type, path: field } = found
    return [{ document: documentTitle(document) || id, id, type, field, reason: `"${field}" ${TOLD}` }]
  })
  if (fields.length === 0) return undefined
  return {
    message: `The picture ${path} can't be drawn: ${fields.map(({ id, field }) => `${id} ${field}`).join(', ')}`,
    fields,
  }
}

/** Where a value has a picture of this file: the place of the picture, whose field `asset` refers to the file. */
function placeOf(value: unknown, asset: string, place: Place): Place | undefined {
  if (!hasFields(value)) return undefined
  if (hasFields(value.asset) && value.asset._ref === asset) return place
  for (const [name, inside] of Object.entries(value)) {
    const found = placeOf(inside, asset, fieldOf(place, value, name))
    if (found) return found
  }
  return undefined
}
