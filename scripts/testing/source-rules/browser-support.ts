import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { BrowserName, CompatData, CompatStatement, Identifier } from '@mdn/browser-compat-data'
import { z } from 'zod'
import { root } from '../../environment/project-root.ts'

/** The browsers of MDN's data that each of `browserslist` stands for: a phone's has the same engine. */
const FAMILIES: Readonly<Record<string, readonly BrowserName[]>> = {
  chrome: ['chrome', 'chrome_android'],
  edge: ['edge'],
  firefox: ['firefox', 'firefox_android'],
  safari: ['safari', 'safari_ios'],
}

// Read, not imported: Vitest would take a minute to make a module of these 20 MB.
const file = path.join(root, 'node_modules/@mdn/browser-compat-data/data.json')
const data: CompatData = JSON.parse(readFileSync(file, 'utf8'))

const oldest = z
  .object({ browserslist: z.array(z.string()) })
  .parse(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')))
  .browserslist.flatMap((line) => {
    const [family = '', version] = line.split(' >= ')
    return (FAMILIES[family] ?? []).map((browser) => ({ browser, version: Number(version) }))
  })

export type Feature = Identifier
export const { api, css, html, javascript } = data

/** What a feature is made of, such as the members of an interface. */
export function partsOf(feature: Feature | undefined): [string, Feature][] {
  return Object.entries(feature ?? {}).flatMap(([name, part]) => (isFeature(part) ? [[name, part]] : []))
}

/** The oldest browsers that the site promises to work in and that don't have this; none for what MDN has no data of. */
export function lackedBy(feature: Feature | undefined): string[] {
  const support = feature?.__compat?.support
  if (!support) return []
  return oldest.flatMap(({ browser, version }) => {
    const has = [support[browser] ?? []].flat().some((statement) => {
      const {
        version_added: since,
        version_removed: until,
        flags,
        alternative_name: other,
        prefix,
      } = statement
      const isPlain = !until && !flags && !other && !prefix
      return isPlain && since !== false && Number.parseFloat(since.replace('≤', '')) <= version
    })
    return has ? [] : `${browser} ${version}`
  })
}

function isFeature(part: Feature | CompatStatement): part is Feature {
  return !('support' in part)
}
