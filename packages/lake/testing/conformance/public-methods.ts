import type { SanityClient } from '@sanity/client'

type Method = (given: readonly unknown[]) => unknown

/** Without a use of its own here: it would have to be one of what the lake has no part of. */
const TEXTS =
  'id name title releaseId documentId schemaId threadId stackId issueId instructionId publishedId functionName instruction'
const ANYTHING = {
  ...Object.fromEntries(TEXTS.split(' ').map((name) => [name, 'x'])),
  publishAt: '2030-01-01T00:00:00Z',
  ...{ metadata: {}, messages: [], target: { path: ['x'] }, targetDocument: { _id: 'x' } },
}
const VIDEO = { _ref: 'media-library:mlx:video-x' }
const GIVEN = [[ANYTHING, ANYTHING], ['x', ANYTHING], ['x', 'x', ANYTHING], [VIDEO]]

/** By the name that a program writes: those of the client, of what belongs to it, of a patch and of a transaction. */
export function methodsOf(client: SanityClient): Map<string, Method> {
  const methods = [
    ...methodsIn(client, ''),
    ...methodsIn(client.patch('x'), 'patch.'),
    ...methodsIn(client.transaction(), 'transaction.'),
  ]
  return new Map(methods)
}

/** Calls it with whatever leads to a request; rejects as that does, or as the first call when none does. */
export async function callBlindly(method: Method): Promise<unknown> {
  const reasons: unknown[] = []
  for (const given of GIVEN)
    try {
      return await settled(method(given))
    } catch (error) {
      if (error instanceof Error && 'statusCode' in error) throw error
      reasons.push(error)
    }
  throw reasons[0]
}

/** A stream's first event, or what a promise becomes. */
export function settled(result: unknown): Promise<unknown> {
  return new Promise((resolve, error) => {
    if (!isStream(result)) return resolve(result)
    const reading = result.subscribe({ next: resolve, error })
    setTimeout(() => reading.unsubscribe(), 5_000).unref()
  })
}

function* methodsIn(object: object, path: string): Generator<[string, Method]> {
  for (const name of namesIn(object)) {
    const value: unknown = Reflect.get(object, name)
    if (typeof value === 'function') yield [path + name, (given) => Reflect.apply(value, object, given)]
    // "observable" has the same as streams.
    else if (typeof value === 'object' && value !== null && name !== 'observable' && !Array.isArray(value))
      yield* methodsIn(value, `${path}${name}.`)
  }
}

/** Without those that the client keeps to itself. */
function namesIn(object: object): Set<string> {
  const names = Object.keys(object)
  for (
    let kind = Object.getPrototypeOf(object);
    kind !== Object.prototype;
    kind = Object.getPrototypeOf(kind)
  )
    names.push(...Object.getOwnPropertyNames(kind))
  return new Set(names.filter((name) => name !== 'constructor' && /^[a-z]/.test(name)))
}

function isStream(value: unknown): value is { subscribe(observer: object): { unsubscribe(): void } } {
  return typeof value === 'object' && value !== null && 'subscribe' in value
}
