import { isObject, listAt, objectAt, stringAt } from '../documents/json.ts'
import { plainError } from '../errors/lake-error.ts'
import { json, readJsonObject } from '../http/json-body.ts'
import { stageMutation } from '../mutations/mutate.ts'
import { transact } from '../mutations/transact.ts'
import { type Call, datasetOf, requireRoleFor, requireWriter } from './call.ts'

const TYPE = 'system.schema'
const KIND = 'mutationError'

/** `PUT /projects/:project/datasets/:dataset/schemas`, as `sanity schema deploy` sends it: a document for each workspace. */
export async function deploySchemas(call: Call): Promise<Response> {
  const body = await readJsonObject(call.request)
  const documents = listAt(body, 'schemas').map(documentOf)
  write(
    call,
    documents.map((createOrReplace) => ({ createOrReplace })),
  )
  return json(documents.map(({ _id }) => ({ _id })))
}

/** `GET` of the same, with `/:id` of one: a list. */
export function listSchemas(call: Call): Response {
  const all = call.store.all(datasetOf(call)).filter(({ _type }) => _type === TYPE)
  return json(all.filter(({ _id }) => [undefined, _id].includes(call.params.id)))
}

/** `DELETE` of one */
export function deleteSchema(call: Call): Response {
  write(call, [{ delete: { id: call.params.id } }])
  return json({ deleted: true })
}

function write(call: Call, steps: readonly object[]): void {
  const dataset = datasetOf(call)
  requireWriter(call, KIND)
  requireRoleFor(call, [TYPE], KIND)
  const request = { dataset, identity: call.visitor.id, kind: KIND, steps } as const
  transact(call.store, request, stageMutation)
}

/** With the schema as text, since it may nest deeper than a document. */
function documentOf(given: unknown) {
  const { version, schema, tag, ...rest } = isObject(given) ? given : {}
  const workspace = objectAt(rest, 'workspace') ?? {}
  const name = stringAt(workspace, 'name')?.replaceAll(/[^\w-]/g, '_')
  if (!name || schema === undefined) throw plainError(400, 'A schema needs a "schema" and a "workspace.name"')
  const suffix = typeof tag === 'string' ? `.${tag}` : ''
  return {
    _id: `_.schemas.${name}${suffix}`,
    _type: TYPE,
    ...{ version, tag, workspace, schema: JSON.stringify(schema) },
  }
}
