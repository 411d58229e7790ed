import { isOriginalAddress } from '../assets/asset-server.ts'
import { type AssetKind, upload } from '../assets/upload.ts'
import { assetIdOf } from '../documents/asset-name.ts'
import { noFile, plainError } from '../errors/lake-error.ts'
import { type Call, callerOf, datasetOf, requireRoleFor, requireWriter } from './call.ts'

/** `POST /assets/images|files/:dataset`: receives a file and answers `{document}`. */
export async function receiveAsset(call: Call): Promise<object> {
  const dataset = datasetOf(call)
  requireWriter(call, 'mutationError')
  const type = kindOf(call) === 'images' ? 'sanity.imageAsset' : 'sanity.fileAsset'
  requireRoleFor(call, [type], 'mutationError')
  const { store, images, request, options, visitor } = call
  const to = { kind: kindOf(call), projectId: options.projectId, dataset, identity: visitor.id }
  const describe = (path: string) => images.describe(path, callerOf(call))
  return { document: await upload(store, request, to, describe) }
}

/** `GET /images|files/:project/:dataset/:file`: the bytes, for anyone; with `dlRaw` as uploaded, for members and from an export. */
export function serveAsset(call: Call): Promise<Response> {
  const dataset = call.store.dataset(datasetOf(call))
  const { project, file: name = '' } = call.params
  const { projectId, isForeignStudio } = call.options
  // Programs that are led here name the project that they have at Sanity.
  if (project !== projectId && !isForeignStudio) throw plainError(404, `There is no project "${project}".`)
  const id = assetIdOf(name)
  // The bytes of a deleted asset are kept for a while, for those who bring it back.
  if (!dataset.byId.has(id) && !dataset.damaged.has(id)) throw noFile(name)
  const mayHaveRaw = call.visitor.readsAs !== 'stranger' || isOriginalAddress(call.url, call.options.token)
  const isRaw = call.url.searchParams.has('dlRaw') && mayHaveRaw
  return call.assets.get(call.request, { kind: kindOf(call), name, isRaw }, callerOf(call))
}

function kindOf({ params }: Call): AssetKind {
  return params.kind === 'images' ? 'images' : 'files'
}
