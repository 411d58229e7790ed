import type { Person } from '../auth/people/people.ts'
import { isProgram } from '../auth/visitor.ts'
import { inTransaction } from '../data/sqlite.ts'
import { isObject, type JsonObject, stringAt } from '../documents/json.ts'
import { PREVIEW_SECRET } from '../documents/reader.ts'
import { badRequest, plainError } from '../errors/lake-error.ts'
import { parsedJson, readText } from '../http/json-body.ts'
import type { Role } from '../options.ts'
import { type Call, idsOf, smallBodyOf } from './call.ts'
import { logInOf, provedLogInOf, requireThem } from './own-login-endpoints.ts'

/** In characters: of one request, and of all that is kept for one user, keys included. Each key counts for some of them. */
const KEY_VALUE_LIMIT = 256 * 1024
const KEPT_LIMIT = 2_000_000
const ROW = 100

/** `GET /users/me`; 401 tells the Studio to show its login. */
export function currentUser({ visitor }: Call): object {
  const { id, name } = visitor
  return { id, name, email: '', ...rolesOf(visitor), provider: 'local' }
}

/** `GET /users/:ids`: names for the authors in a document's history. */
export function users(call: Call): object {
  const found = idsOf(call).map((id) => {
    const displayName = call.auth.nameOf(id) ?? 'Somebody'
    return { id, displayName, isRobot: isProgram(id), projectId: call.options.projectId }
  })
  const [first = {}, ...others] = found
  return others.length === 0 ? first : found
}

/** `GET /projects/:project`, with who may log in */
export function project(call: Call): object {
  const { projectId } = call.options
  const members = call.auth.people.list().map((person) => ({
    id: person.id,
    ...rolesOf(person),
    isCurrentUser: person.id === call.visitor.id,
    isRobot: false,
  }))
  const rest = { organizationId: null, features: [], metadata: {} }
  return { id: projectId, displayName: projectId, members, ...rest }
}

/** `GET /projects/:project/datasets/:dataset/acl`: what a member may do, in the shape the Studio evaluates. */
export function accessControl(call: Call): object {
  const changes = call.visitor.role?.changes ?? []
  const all = '_id in path("**")'
  const everything = ['create', 'history', 'read', 'update']
  if (changes === 'everything') return [{ filter: all, permissions: everything }]
  return [
    { filter: all, permissions: ['history', 'read'] },
    { filter: `_type in ${JSON.stringify([PREVIEW_SECRET, ...changes])}`, permissions: everything },
  ]
}

/** `GET /auth/providers`: the one login there is. */
export function providers(call: Call): object {
  const url = new URL('/lake/login', call.options.publicUrl ?? call.url).href
  return { providers: [{ name: 'local', title: 'Password', url }] }
}

/** `GET /users/me/keyvalue/:ids`: what the Studio remembers for its user, such as recent searches. */
export function readKeyValues(call: Call): object {
  const { store, visitor } = call
  return idsOf(call).flatMap((key) => {
    const row = store.sql.get`SELECT value FROM key_values WHERE user = ${visitor.id} AND key = ${key}`
    return row ? [{ key, value: parsedJson(String(row.value), key) }] : []
  })
}

/** `PUT /users/me/keyvalue` with a list of `{key, value}`. Throws 413 when all of this user would be too much, and keeps none then. */
export async function writeKeyValues(call: Call): Promise<object> {
  const pairs = parsedJson(await readText(call.request, KEY_VALUE_LIMIT), 'The request body')
  if (!Array.isArray(pairs)) throw badRequest('The request body must be a list of {key, value}')
  const { database, sql } = call.store
  const user = call.visitor.id
  inTransaction(database, () => {
    for (const pair of pairs) {
      const key = isObject(pair) ? stringAt(pair, 'key') : undefined
      if (key === undefined) throw badRequest('Each pair needs a "key"')
      sql.run`INSERT OR REPLACE INTO key_values VALUES (${user}, ${key}, ${JSON.stringify(pair.value ?? null)})`
    }
    const kept = sql.get`SELECT sum(length(key) + length(value) + ${ROW}) AS size FROM key_values WHERE user = ${user}`
    if (Number(kept?.size) > KEPT_LIMIT)
      throw plainError(413, `That would be more than the ${KEPT_LIMIT} characters that one user may keep`)
  })
  return pairs
}

/** In the words of the protocol, where a person who may do everything is an administrator. */
function rolesOf({ role }: { role?: Role }) {
  const name = role?.name === 'everything' ? 'administrator' : (role?.name ?? '')
  return { role: name, roles: [{ name, title: role?.title ?? '' }] }
}

/** `GET /people`: who may log in. These four are for the operator, and so for the token and administrators' tokens alone. */
export function listPeople({ auth }: Call): object {
  return auth.people.list().map(described)
}

/** `POST /people` with `name`, `role`, `password`, and `isMade` where a program has made that */
export async function addPerson(call: Call): Promise<object> {
  const body = await smallBodyOf(call)
  const added = await call.auth.people.add({
    name: requiredText(body, 'name'),
    role: requiredText(body, 'role'),
    password: requiredText(body, 'password'),
    isMade: body.isMade === true,
  })
  return described(added)
}

/** `DELETE /people/:name`. Their sessions end before this answers. */
export function removePerson(call: Call): object {
  return described(call.auth.people.remove(call.params.name ?? ''))
}

/** `PUT /people/:name/password` likewise, for someone who can't log in any more */
export async function resetPassword(call: Call): Promise<object> {
  const person = call.auth.people.require(call.params.name ?? '')
  const body = await smallBodyOf(call)
  await call.auth.people.setPassword(person, requiredText(body, 'password'), { isMade: body.isMade === true })
  return described(person)
}

/**
 * `PUT /users/me/password` with the `current` one and the new `password`; where there is none, whoever has just shown to be the person
 * needs no other. Ends all sessions of this person but the one that asks.
 */
export async function changePassword(call: Call): Promise<Response> {
  const { auth, request } = call
  const { person } = logInOf(call)
  const body = await smallBodyOf(call)
  if (auth.people.hasPassword(person)) await requireCurrent(call, person, requiredText(body, 'current'))
  else provedLogInOf(call)
  await auth.people.setPassword(person, requiredText(body, 'password'), { by: request })
  return new Response(null, { status: 204 })
}

async function requireCurrent(call: Call, person: Person, password: string): Promise<void> {
  const { auth, request, address } = call
  const checked = await auth.check({ name: person.name, password }, address, request)
  const mistake = 'That isn’t your current password. Please try again.'
  requireThem(call, person, { checked, what: 'password', mistake })
}

function requiredText(body: JsonObject, field: string): string {
  const text = stringAt(body, field)
  if (text !== undefined) return text
  throw badRequest(`The request body needs a "${field}" (a string)`)
}

function described({ id, name, role }: Person) {
  return { id, name, role: role.name }
}
