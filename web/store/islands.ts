import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const DIRECTORY = join('web', 'public', 'islands')

/** The address of a script that the islands' build has made, with its content in its name. */
export function islandPath(name: 'theme' | 'site'): string {
  const file = readdirSync(DIRECTORY).find((candidate) => candidate.startsWith(`${name}-`))
  if (file) return `/islands/${file}`
  throw new Error(`The island "${name}" is not built: start with npm start or npm run dev, which build it.`)
}
