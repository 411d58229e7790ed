import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const DIRECTORY = join('web', 'public', 'islands')

const FOLDER = '/islands/'

type Island = 'head' | 'site'

/** The address of a script that the islands' build has made, with its content in its name. */
export function islandPath(name: Island): string {
  return `${FOLDER}${fileOf(name)}`
}

/** The script itself, for what is too short to be asked for. */
export function islandText(name: Island): string {
  return readFileSync(join(DIRECTORY, fileOf(name)), 'utf8')
}

function fileOf(name: Island): string {
  const file = readdirSync(DIRECTORY).find((candidate) => candidate.startsWith(`${name}-`))
  if (file) return file
  throw new Error(`The island "${name}" is not built: start with npm start or npm run dev, which build it.`)
}
