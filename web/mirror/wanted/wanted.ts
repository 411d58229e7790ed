import { relative, sep } from 'node:path'
import type { Environment } from '#content/environment/environment.ts'
import { type Bytes, encodings, fileKinds, type PublishedFile } from '../../published/entry.ts'
import { hashOf } from '../../published/hash.ts'
import { ManifestReader } from '../../published/manifest/manifest.ts'
import { fileOf, isTemplate, manifestFile, publicFolder } from '../../published/site-folder.ts'
import { headersFile } from './headers-file.ts'
import { redirectsFile } from './redirects-file.ts'

/** Where the bytes of a file of the mirror come from: a published file, with the address that it is of, or the mirror itself. */
export type Source = { file: string; path: string } | { text: string }
export type WantedFile = Bytes & { source: Source }

/** What the mirror should have. */
export type Wanted = {
  /** By their names in the folder, such as `services/painting/index.html`. */
  files: ReadonlyMap<string, WantedFile>
  /** The names of those that are pages. */
  pages: readonly string[]
  /** The addresses of pictures that pages name and that nobody has drawn yet. */
  unmade: readonly string[]
}

/** Reads what is published now; undefined while the manifest is being made anew. Throws when it can't be read. */
export function readWanted(environment: Environment): Wanted | undefined {
  const site = environment.siteDirectory
  const reader = new ManifestReader(manifestFile(site))
  try {
    if (!reader.isWhole()) return undefined
    const published = reader.changes().flatMap(({ file }) => (file && !isTemplate(file.kind) ? [file] : []))
    const texts = {
      _headers: headersFile(published, environment),
      _redirects: redirectsFile(reader.redirects(), new Set(published.map(({ path }) => path))),
    }
    const made = Object.entries(texts).map(([name, text]): [string, WantedFile] => [name, ofText(text)])
    return {
      files: new Map([...published.flatMap((file) => filesOf(site, file)), ...made]),
      pages: published.filter(isPage).map((file) => nameIn(site, fileOf(site, file))),
      unmade: reader.unmade(),
    }
  } finally {
    reader.close()
  }
}

/** The file of an address, and its compressed forms. */
function filesOf(site: string, published: PublishedFile): [string, WantedFile][] {
  const { path, hash, size, forms } = published
  const file = fileOf(site, published)
  const plain: [string, WantedFile] = [nameIn(site, file), { hash, size, source: { file, path } }]
  const compressed = (['br', 'gzip'] as const).flatMap((encoding): [string, WantedFile][] => {
    const form = forms[encoding]
    const name = `${file}${encodings[encoding]}`
    return form ? [[nameIn(site, name), { ...form, source: { file: name, path } }]] : []
  })
  return [plain, ...compressed]
}

function ofText(text: string): WantedFile {
  const bytes = Buffer.from(text)
  return { hash: hashOf(bytes), size: bytes.length, source: { text } }
}

function isPage({ kind }: PublishedFile): boolean {
  return !fileKinds.some((file) => file === kind)
}

function nameIn(site: string, file: string): string {
  return relative(publicFolder(site), file).replaceAll(sep, '/')
}
