import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { extname } from 'node:path'

/** The modules that run before a Studio which was built for Sanity's hosts, by the paths that browsers ask for. */
const FOLDER = '/lake-studio'
const EXTENSION = extname(import.meta.url)
const MODULES = ['foreign', 'listener-socket']

/** The page with a script before all others. */
export function withForeignScript(html: string): string {
  const tag = `<script type="module" src="${FOLDER}/${MODULES[0]}.js"></script>`
  return html.replace(/<head[^>]*>/, (head) => `${head}${tag}`)
}

/** The text of a module; undefined for any other path. A package has JavaScript, its sources are stripped of their types here. */
export function foreignScriptAt(path: string): string | undefined {
  const name = MODULES.find((each) => path === `${FOLDER}/${each}.js`)
  if (name === undefined) return undefined
  const text = readFileSync(new URL(`../studio-plugin/${name}${EXTENSION}`, import.meta.url), 'utf8')
  return EXTENSION === '.ts' ? stripTypeScriptTypes(text).replaceAll(/(from '\.[^']*)\.ts'/g, "$1.js'") : text
}
