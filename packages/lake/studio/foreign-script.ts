import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { extname } from 'node:path'

/** Where a page finds the script that leads it to the lake. */
export const FOREIGN_SCRIPT = '/lake-page.js'

const EXTENSION = extname(import.meta.url)

/** The page with a script before all others: it is no module, which a browser would run after them. */
export function withForeignScript(html: string, servedBy: 'lake' | 'site' = 'lake'): string {
  const tag = `<script src="${FOREIGN_SCRIPT}" data-served-by="${servedBy}"></script>`
  return html.replace(/<head(?:\s[^>]*)?>/, (head) => head + tag)
}

/** Modules of `studio-plugin` as one script. A package has JavaScript, its sources are stripped of their types here. */
export function foreignScript(): string {
  const modules = ['listener-socket', 'foreign'].map((name) => {
    const text = readFileSync(new URL(`../studio-plugin/${name}${EXTENSION}`, import.meta.url), 'utf8')
    return EXTENSION === '.ts' ? stripTypeScriptTypes(text) : text
  })
  return `(() => {${modules.join('\n').replaceAll(/^import .*|^export (?:\{\};?$)?/gm, '')}})()`
}
