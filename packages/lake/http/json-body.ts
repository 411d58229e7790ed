import { isObject, type JsonObject } from '../documents/json.ts'
import { badRequest, plainError } from '../errors/lake-error.ts'
import { reasonOf } from '../errors/reason.ts'

/** Bytes. */
const JSON_LIMIT = 4 * 1024 * 1024
/** Bytes: of a form, or of a setting. */
export const SMALL_BODY = 64 * 1024
/** Deeper values belong to no document, and would overflow whatever walks them. */
const DEPTH_LIMIT = 200

/** What is JSON already, and may be long. */
export function jsonText(text: string | undefined): Response {
  return new Response(text, { headers: { 'content-type': 'application/json' } })
}

/** Each value on a line of its own. */
export function jsonLines(values: readonly object[]): Response {
  const lines = values.map((value) => `${JSON.stringify(value)}\n`)
  return new Response(lines.join(''), { headers: { 'content-type': 'application/x-ndjson' } })
}

/** The JSON object in a request's body, empty without one. Throws 413 over `limit` bytes, 400 when it is malformed, too deep or no object. */
export async function readJsonObject(request: Request, limit = JSON_LIMIT): Promise<JsonObject> {
  const text = (await readText(request, limit)) || '{}'
  const value = parsedJson(text, 'The request body')
  if (!isObject(value)) throw badRequest('The request body must be a JSON object')
  return value
}

/** The body as text; throws 413 as soon as it is longer than `limit` bytes. */
export async function readText(request: Request, limit: number): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge(limit)
  const decoder = new TextDecoder()
  let size = 0
  let text = ''
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > limit) throw tooLarge(limit)
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

/** Parses JSON and throws a 400 that names what was malformed, too deep or too large a number. */
export function parsedJson(text: string, name: string): unknown {
  const value = parsed(text, name)
  requireStorable(value, name, DEPTH_LIMIT)
  return value
}

function parsed(text: string, name: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw badRequest(`${name} is not valid JSON: ${reasonOf(error)}`)
  }
}

function tooLarge(limit: number) {
  return plainError(413, `The request body is larger than ${limit} bytes`)
}

/** `1e999` is valid JSON; read as a number it is infinite, and written again it would be null. */
function requireStorable(value: unknown, name: string, levels: number): void {
  if (value === Infinity || value === -Infinity)
    throw badRequest(`${name} has a number beyond the range of ±1.8e308`)
  if (typeof value !== 'object' || value === null) return
  if (levels === 0) throw badRequest(`${name} is nested deeper than ${DEPTH_LIMIT} levels`)
  for (const inside of Object.values(value)) requireStorable(inside, name, levels - 1)
}
