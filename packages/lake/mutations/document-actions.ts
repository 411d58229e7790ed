import { isObject, type JsonObject, listAt, objectAt, stringAt } from '../documents/json.ts'
import { draftId, isDocumentId, type LakeDocument, publishedId } from '../documents/lake-document.ts'
import { strengthened } from '../documents/references.ts'
import type { Workspace } from '../documents/workspace.ts'
import { alreadyExists, invalid, noDocumentId, notFound } from '../errors/mutation-error.ts'
import { patched, requireRevision } from './patch.ts'

type Touched = readonly { id: string }[]
type Action = (workspace: Workspace, action: JsonObject) => Touched

/** The document actions, by the end of their `actionType` (sanity.io/docs/http-reference/actions). */
const ACTIONS: Readonly<Record<string, Action>> = {
  create,
  edit,
  publish,
  unpublish,
  replaceDraft,
  delete: deleteGroup,
  discard: (workspace, action) => discard(workspace, requiredId(action, 'draftId')),
  'version.create': createVersion,
  'version.replace': (workspace, action) => put(workspace, requiredVersion(action, 'document')),
  'version.discard': (workspace, action) => discard(workspace, requiredId(action, 'versionId')),
}

/** Stages one action of a `/data/actions` request. Throws a MutationError with the protocol's status and type. */
export function stageAction(workspace: Workspace, step: unknown): Touched {
  const type = isObject(step) ? stringAt(step, 'actionType') : undefined
  const name = type?.replace(/^sanity\.action\.document\./, '') ?? ''
  const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined
  if (isObject(step) && action) return action(workspace, step)
  throw invalid(`Unknown action type ${JSON.stringify(type)}`)
}

function create(workspace: Workspace, action: JsonObject): Touched {
  const attributes = requiredDocument(action, 'attributes')
  requireSameDocument(action, attributes._id)
  const existing = workspace.get(attributes._id)
  if (existing && action.ifExists === 'ignore') return []
  if (existing) throw alreadyExists(attributes._id)
  return put(workspace, attributes)
}

/** Without a draft, the edit starts from the published document; its patch may be one that only makes sure of a draft. */
function edit(workspace: Workspace, action: JsonObject): Touched {
  const { draft: id, published } = requiredPair(action)
  const patch = objectAt(action, 'patch') ?? {}
  const base = workspace.get(id) ?? existing(workspace, published)
  const draft = base._id === id ? base : { ...base, _id: id }
  if (draft !== base) workspace.put(draft, { create: draft })
  workspace.put(patched(draft, patch), { patch: { ...patch, id } })
  return [{ id }]
}

/** References that were weak only because their target was not published yet become strong, and must then hold. */
function publish(workspace: Workspace, action: JsonObject): Touched {
  const { draft: from, published: id } = requiredPair(action)
  const draft = existing(workspace, from)
  const published = workspace.get(id)
  requireRevision(draft, stringAt(action, 'ifDraftRevisionId'))
  const seen = stringAt(action, 'ifPublishedRevisionId')
  if (seen !== undefined) requireRevision(existing(workspace, id), seen)
  const { _system, ...content } = draft
  const strong = strengthened(content)
  const document = { ...(isObject(strong) ? strong : content), _id: id, _type: draft._type }
  const createdAt = published?._createdAt ?? draft._createdAt
  workspace.put({ ...document, _createdAt: createdAt }, { createOrReplace: document })
  workspace.remove(from, { delete: { id: from } })
  return [{ id }, { id: from }]
}

/** The published document becomes the draft, unless a draft with newer content is there already. */
function unpublish(workspace: Workspace, action: JsonObject): Touched {
  const { draft: to, published: id } = requiredPair(action)
  const published = existing(workspace, id)
  workspace.remove(id, { delete: { id } })
  const draft = { ...published, _id: to }
  if (!workspace.get(to)) workspace.put(draft, { create: draft })
  return [{ id }, { id: to }]
}

function replaceDraft(workspace: Workspace, action: JsonObject): Touched {
  const attributes = requiredVersion(action, 'attributes')
  const former = workspace.get(attributes._id) ?? existing(workspace, requiredId(action, 'publishedId'))
  return put(workspace, { ...attributes, _createdAt: former._createdAt })
}

function createVersion(workspace: Workspace, action: JsonObject): Touched {
  const { publishedId: id } = action
  if (action.document !== undefined)
    return create(workspace, { attributes: action.document, publishedId: id })
  const base = existing(workspace, requiredId(action, 'baseId'))
  requireRevision(base, stringAt(action, 'ifBaseRevisionId'))
  return create(workspace, { publishedId: id, attributes: { ...base, _id: requiredId(action, 'versionId') } })
}

/** Refused while a draft exists that the sender does not name: it may hold work that they have not seen. */
function deleteGroup(workspace: Workspace, action: JsonObject): Touched {
  const id = requiredId(action, 'publishedId')
  const named = [...listAt(action, 'includeDrafts'), ...listAt(action, 'includeVersions')]
  const ids = [id, ...named.filter((item) => typeof item === 'string')]
  if (ids.some((item) => publishedId(item) !== id))
    throw invalid(`"includeDrafts" names another document than "${id}"`)
  const forgotten = draftId(id)
  if (workspace.get(forgotten) && !ids.includes(forgotten)) {
    throw invalid(`Document "${id}" has a draft that is not in "includeDrafts"`)
  }
  const found = ids.filter((item) => workspace.get(item))
  if (found.length === 0) throw notFound(id)
  for (const item of found) workspace.remove(item, { delete: { id: item } })
  return found.map((item) => ({ id: item }))
}

function discard(workspace: Workspace, id: string): Touched {
  if (publishedId(id) === id) throw invalid(`"${id}" is neither a draft nor a version`)
  existing(workspace, id)
  workspace.remove(id, { delete: { id } })
  return [{ id }]
}

function put(workspace: Workspace, document: JsonObject & { _id: string; _type: string }): Touched {
  workspace.put(document, { createOrReplace: document })
  return [{ id: document._id }]
}

function existing(workspace: Workspace, id: string): LakeDocument {
  const document = workspace.get(id)
  if (document) return document
  throw notFound(id)
}

function requiredId(action: JsonObject, field: string): string {
  const id = stringAt(action, field)
  if (id === undefined) throw invalid(`"${field}" must be a document id`)
  if (isDocumentId(id)) return id
  throw noDocumentId(id)
}

/** A draft or version and its document. Throws when they don't belong together: another document would be overwritten. */
function requiredPair(action: JsonObject): { draft: string; published: string } {
  const [draft, published] = [requiredId(action, 'draftId'), requiredId(action, 'publishedId')]
  if (draft !== published && publishedId(draft) === published) return { draft, published }
  throw invalid(`"${draft}" is no draft or version of "${published}"`)
}

/** Throws when the action names another document in its `publishedId`. */
function requireSameDocument(action: JsonObject, id: string): void {
  const named = stringAt(action, 'publishedId')
  if (named !== undefined && publishedId(named) !== publishedId(id))
    throw invalid(`"${id}" is no form of "${named}", which "publishedId" names`)
}

function requiredVersion(action: JsonObject, field: string) {
  const document = requiredDocument(action, field)
  requireSameDocument(action, document._id)
  if (publishedId(document._id) !== document._id) return document
  throw invalid(`"${document._id}" is neither a draft nor a version`)
}

function requiredDocument(action: JsonObject, field: string): JsonObject & { _id: string; _type: string } {
  const document = objectAt(action, field)
  if (!document) throw invalid(`"${field}" must be a document`)
  const type = stringAt(document, '_type')
  if (!type) throw invalid(`"${field}" has no "_type"`)
  return { ...document, _id: requiredId(document, '_id'), _type: type }
}
