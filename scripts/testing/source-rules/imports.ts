import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../environment/project-root.ts'

type Import = {
  file: string
  floor: string
  /** The imported file relative to the clone, or what follows a package's name below its folder; empty for a package of others. */
  target: string
  /** As it is written. */
  source: string
  isType: boolean
}

/** Our own packages, by the names that others import them by. Node lets nobody reach past what a package exports. */
const packages: Readonly<Record<string, string>> = {
  oxbow: 'packages/lake',
  'pages-as-files': 'packages/pages-as-files',
}

/** What docs/folders.md says: each floor, which others it may import, and its folders. */
export const floors = readFileSync(path.join(root, 'docs/folders.md'), 'utf8')
  .split('\n## ')
  .slice(1)
  .map((section) => {
    const [name = '', sentence = ''] = section.split('\n')
    const namesIn = (text: string, pattern: RegExp) =>
      [...text.matchAll(pattern)].map(([, found = '']) => found)
    const may = namesIn(sentence, /`(.+?)`/g).map((floor) => ofPackage(floor) ?? floor)
    return { name, may, folders: namesIn(section, /^\| `(.+?)` \|/gm) }
  })

const IMPORT = /(?:^(?:import|export|\})[^'"`\n]*\bfrom\s+|^import\s+|\bimport\(\s*)['"]([^'"\n]+)['"]/gm

export const files = floors.flatMap(({ name }) =>
  globSync(`${name}/**/*.{ts,tsx}`, { cwd: root, exclude: (name) => /node_modules|\.next/.test(name) }),
)

/** Every import of our code but that of generated types. */
export const imports = files.filter((file) => !file.endsWith('.types.ts')).flatMap(importsOf)

/** These files, what they import when they are loaded, and what that imports. */
export function reached(entries: readonly string[]): string[] {
  const found = new Set(entries)
  for (const file of found)
    for (const { target } of imports.filter((one) => one.file === file && !one.isType))
      if (files.includes(target)) found.add(target)
  return [...found]
}

function importsOf(file: string): Import[] {
  const text = readFileSync(path.join(root, file), 'utf8')
  return [...text.matchAll(IMPORT)].map(([words, source = '']) => {
    const isType = words.startsWith('import type')
    return { file, floor: floorOf(file), source, target: targetOf(file, source), isType }
  })
}

function targetOf(file: string, source: string): string {
  const inPackage = ofPackage(source)
  if (inPackage !== undefined) return inPackage
  if (source.startsWith('#')) return source.slice(1)
  if (source.startsWith('.')) return path.join(path.dirname(file), source)
  return ''
}

function ofPackage(source: string): string | undefined {
  const name = source.split('/')[0] ?? ''
  const folder = packages[name]
  return folder && path.join(folder, source.slice(name.length))
}

/** Next looks for it in its project, and finds there that it is at the root. */
const CONFIGURATION = 'next.config.ts'

export function crossesFloors({ floor, target }: Import): boolean {
  return target !== '' && target !== CONFIGURATION && floorOf(target) !== floor
}

function floorOf(file: string): string {
  return floors.find(({ name }) => isUnder(file, name))?.name ?? ''
}

export function isUnder(file: string, folder: string): boolean {
  return file === folder || file.startsWith(`${folder}/`)
}

/** The import as the failure of a test names it. */
export function sentence({ file, source }: Import): string {
  return `${file} imports ${source}`
}
