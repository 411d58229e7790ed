import { createAuth } from './auth/auth.ts'
import type { People } from './auth/people/people.ts'
import { openStore } from './data/store.ts'
import type { LakeOptions } from './options.ts'

/**
 * The people of a lake that does not run, for a program that adds or removes some; call `close` soon, for the lake can't start
 * before that. Throws a `StartError` when the lake runs after all, or can't be used.
 */
export function openPeople(options: LakeOptions): { people: People; close(): void } {
  const store = openStore(options)
  try {
    return { people: createAuth(store, options).people, close: () => store.close() }
  } catch (error) {
    store.close()
    throw error
  }
}
