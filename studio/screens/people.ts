import { type SanityClient, useCurrentUser } from 'sanity'
import { useAnswer } from './use-lake.ts'

/** Of programs, such as the one that fills in the sample content: nobody knows them by a name. */
export const PROGRAM = 'token'

const found = new Map<string, Promise<string>>()

/** The name of someone who may log in, by the id that the history has; empty for a program. Rejects when the lake does not tell. */
export function nameOf(client: SanityClient, id: string): Promise<string> {
  if (id === PROGRAM) return Promise.resolve('')
  const name = found.get(id) ?? client.users.getById(id).then((user) => user.displayName)
  name.catch(() => found.delete(id))
  found.set(id, name)
  return name
}

/** Who did something, as the user reads it: "you", a name, or nothing before it is known. */
export function useNameOf(id: string): string {
  const user = useCurrentUser()
  const name = useAnswer(id, (client) => nameOf(client, id), 'The lake does not tell who it was.')
  return id === user?.id ? 'you' : (name ?? '')
}
