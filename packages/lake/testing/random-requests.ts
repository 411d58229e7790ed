import fc from 'fast-check'

/** A write that somebody sends to the lake, as JSON. */
export type RandomRequest =
  | { to: 'mutate' | 'actions'; body: Readonly<Record<string, unknown>> }
  | { to: 'upload'; kind: 'images' | 'files'; bytes: number; filename: string }
  /** Writes the last state in the history of a document under an id, as a type. */
  | { to: 'restore'; from: string; id: string; type: string | undefined; by: 'mutate' | 'actions' }

/** Ids as documents are published, types, and how many uploads there are to repeat. */
type RequestChoices = { ids: readonly string[]; types: readonly string[]; uploads: number }

/** What may stand before an id. */
const FORMS = [
  ...['', '', 'drafts.', 'drafts.', 'versions.rx.', 'versions.spring.'],
  ...['drafts.drafts.', 'versions.rx.drafts.', 'versions..'],
]
const PATHS = ['title', 'list', 'list[0]', 'list[-1]', 'deep.inside', '..title', '_type', '_id', '_rev', 'to']
const QUERIES = [
  '*',
  '*[_id == $id]',
  '*[_type == $type]',
  '*[_type != $type]',
  '*[_id in path("drafts.**")]',
  '*[references($id)]',
  '*[_id match "*"][0...2]',
]
const ACTIONS = [
  ...['create', 'edit', 'publish', 'unpublish', 'replaceDraft', 'delete', 'discard'],
  ...['version.create', 'version.replace', 'version.discard', 'version.unpublish'],
]

/** Writes of every kind: mutations with all patch operators, actions, uploads, restores; alone and several in one transaction. */
export function randomRequest({ ids, types, uploads }: RequestChoices): fc.Arbitrary<RandomRequest> {
  const id = fc.tuple(fc.constantFrom(...ids), fc.constantFrom(...FORMS)).map(([name, form]) => form + name)
  const type = fc.constantFrom(...types)
  const documents = randomDocument(id, type)
  const mutations = steps(randomMutation(id, type, documents))
  const actions = steps(randomAction(fc.constantFrom(...ids), id, documents))
  return fc.oneof(
    { weight: 5, arbitrary: fc.record({ to: fc.constant('mutate'), body: fc.record({ mutations }) }) },
    { weight: 5, arbitrary: fc.record({ to: fc.constant('actions'), body: fc.record({ actions }) }) },
    {
      weight: 1,
      arbitrary: fc.record({
        to: fc.constant('upload'),
        kind: fc.constantFrom('images', 'files'),
        bytes: fc.nat(uploads - 1),
        filename: fc.constantFrom('a.png', 'a.pdf', 'a.svg', '../a'),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        to: fc.constant('restore'),
        from: id,
        id,
        type: fc.option(type, { nil: undefined }),
        by: fc.constantFrom('mutate', 'actions'),
      }),
    },
  )
}

/** Mostly one, so that a step that is refused does not refuse others. */
function steps<Step>(step: fc.Arbitrary<Step>): fc.Arbitrary<Step[]> {
  return fc.oneof(fc.tuple(step), fc.array(step, { minLength: 2, maxLength: 4 }))
}

function randomDocument(id: fc.Arbitrary<string>, type: fc.Arbitrary<string>) {
  const reference = fc.record({ _type: fc.constant('reference'), _ref: id, _weak: fc.boolean() })
  return fc.record(
    { _id: id, _type: type, title: fc.string({ maxLength: 3 }), path: id, to: reference },
    { requiredKeys: ['_id', '_type'] },
  )
}

type Documents = ReturnType<typeof randomDocument>

function randomMutation(id: fc.Arbitrary<string>, type: fc.Arbitrary<string>, document: Documents) {
  const byQuery = fc.record({ query: fc.constantFrom(...QUERIES), params: fc.record({ id, type }) })
  const target = fc.oneof(fc.record({ id }), byQuery)
  const operation = fc.oneof(...operations(type))
  return fc.oneof(
    fc.record({ create: document }),
    fc.record({ createOrReplace: document }),
    fc.record({ createIfNotExists: document }),
    fc.record({ delete: target }),
    fc.record({ patch: fc.tuple(target, operation).map(([of, what]) => ({ ...of, ...what })) }),
  )
}

function operations(type: fc.Arbitrary<string>): fc.Arbitrary<Record<string, unknown>>[] {
  const path = fc.constantFrom(...PATHS)
  const value = fc.oneof(type, fc.integer(), fc.constant(null), fc.constant([{ title: 'x' }]))
  const byPath = (inside: fc.Arbitrary<unknown>) => fc.dictionary(path, inside, { minKeys: 1, maxKeys: 2 })
  return [
    fc.record({ set: byPath(value) }),
    fc.record({ setIfMissing: byPath(value) }),
    fc.record({ unset: fc.array(path, { minLength: 1, maxLength: 2 }) }),
    fc.record({ inc: byPath(fc.integer()) }),
    fc.record({ dec: byPath(fc.integer()) }),
    fc.record({ merge: byPath(fc.constant({ _type: 'price' })) }),
    fc.record({ diffMatchPatch: byPath(fc.constant('@@ -0,0 +1 @@\n+x\n')) }),
    path.map((before) => ({ insert: { before, items: ['x'] } })),
    path.map((replace) => ({ insert: { replace, items: [{ _type: 'price' }] } })),
  ]
}

/** The ids of an action mostly belong together, as those of the Studio do. */
function randomAction(published: fc.Arbitrary<string>, id: fc.Arbitrary<string>, document: Documents) {
  const name = fc.constantFrom(...ACTIONS)
  const draft = fc.tuple(published, id, fc.nat(3)).map(([publishedId, other, dice]) => ({
    publishedId,
    draftId: dice === 0 ? other : `drafts.${publishedId}`,
    versionId: dice === 1 ? `versions.rx.${publishedId}` : dice === 0 ? other : `drafts.${publishedId}`,
  }))
  const rest = fc.record({
    attributes: document,
    document: fc.option(document, { nil: undefined }),
    baseId: id,
    patch: fc.constantFrom({ set: { title: 'x' } }, { unset: ['title'] }, { set: { _type: 'price' } }),
    ifExists: fc.constantFrom('fail', 'ignore'),
    includeDrafts: fc.array(id, { maxLength: 2 }),
  })
  return fc.tuple(name, draft, rest, fc.boolean()).map(([action, ids, fields, isOwn]) => ({
    actionType: `sanity.action.document.${action}`,
    ...ids,
    ...fields,
    ...(isOwn && { attributes: { ...fields.attributes, _id: ids.draftId }, includeDrafts: [ids.draftId] }),
  }))
}
