import type { Person } from '../auth/people/person.ts'
import { type JsonObject, stringAt } from '../documents/json.ts'
import { plainError } from '../errors/lake-error.ts'
import { json } from '../http/json-body.ts'
import { type Call, smallBodyOf } from './call.ts'
import { pleaseWait, tellWrongPassword } from './login-endpoints.ts'

/** `GET /people`: who may log in. These four are for the operator, and so for the token and administrators' tokens alone. */
export function listPeople({ auth }: Call): Response {
  return json(auth.people.list().map(described))
}

/** `POST /people` with `name`, `role` and `password` */
export async function addPerson(call: Call): Promise<Response> {
  const body = await smallBodyOf(call)
  const added = await call.auth.people.add({
    name: requiredText(body, 'name'),
    role: requiredText(body, 'role'),
    password: requiredText(body, 'password'),
  })
  return json(described(added))
}

/** `DELETE /people/:name`. Their sessions end before this answers. */
export function removePerson(call: Call): Response {
  return json(described(call.auth.people.remove(call.params.name ?? '')))
}

/** `PUT /people/:name/password` with `password`, for someone who has forgotten theirs */
export async function resetPassword(call: Call): Promise<Response> {
  const person = call.auth.people.require(call.params.name ?? '')
  const body = await smallBodyOf(call)
  await call.auth.people.setPassword(person, requiredText(body, 'password'))
  return json(described(person))
}

/**
 * `PUT /users/me/password` with the `current` one and the new `password`. Ends all sessions of this person but the one that
 * asks.
 */
export async function changePassword(call: Call): Promise<Response> {
  const { auth, request, address, visitor } = call
  const session = auth.sessions.in(request)
  const known = auth.people.find(visitor.id)
  if (!session || !known) throw plainError(401, 'Log in first')
  const body = await smallBodyOf(call)
  const credentials = { name: known.name, password: requiredText(body, 'current') }
  const { person, wait } = await auth.check(credentials, address, request)
  if (wait) throw plainError(429, pleaseWait(wait), { 'retry-after': String(wait.seconds) })
  if (person?.id !== known.id) {
    tellWrongPassword(call)
    throw plainError(403, 'That isn’t your current password. Please try again.')
  }
  await auth.people.setPassword(known, requiredText(body, 'password'), request)
  return new Response(null, { status: 204 })
}

function requiredText(body: JsonObject, field: string): string {
  const text = stringAt(body, field)
  if (text !== undefined) return text
  throw plainError(400, `The request body needs a "${field}" (a string)`)
}

function described({ id, name, role }: Person) {
  return { id, name, role: role.name }
}
