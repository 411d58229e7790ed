import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { islandText } from '../cms/islands.ts'
import { speculationRules } from '../head/speculation-rules.ts'
import type { Inline } from '../security-headers.ts'

/**
 * What every page of a build has in it: the style sheet, as Next puts it there, the script that shows the chosen theme, and
 * the rules by which pages are fetched ahead.
 */
export function inlineHashes(build: string): Inline {
  const folder = join('web', build, 'static', 'chunks')
  const sheets = readdirSync(folder).filter((file) => file.endsWith('.css'))
  return {
    styles: sheets.map((sheet) => hashOf(readFileSync(join(folder, sheet), 'utf8'))),
    scripts: [islandText('head'), speculationRules].map(hashOf),
  }
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
