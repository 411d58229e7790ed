import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const DIRECTORY = join('web', 'public', 'islands')

const FOLDER = '/islands/'

/** The address of a script that the islands' build has made, with its content in its name. */
export function islandPath(name: 'theme' | 'site'): string {
  const file = readdirSync(DIRECTORY).find((candidate) => candidate.startsWith(`${name}-`))
  if (file) return `${FOLDER}${file}`
  throw new Error(`The island "${name}" is not built: start with npm start or npm run dev, which build it.`)
}

/** Tells whether a path is that of a script which is there. */
export function isIsland(path: string): boolean {
  if (!path.startsWith(FOLDER)) return false
  files ??= new Set(readdirSync(DIRECTORY))
  return files.has(path.slice(FOLDER.length))
}

/** A running site has the files that it started with. */
let files: ReadonlySet<string> | undefined
