import { createReadStream, globSync } from 'node:fs'
import { copyFile, cp, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { createGunzip } from 'node:zlib'
import { unpackTar } from 'modern-tar/fs'
import { Failure } from '../console/failure.ts'

const NO_ARCHIVE = 'it is no .tar.gz, .ndjson or folder, as content:export writes them, or only a part of one'

/** Objects and lists in one another: the lake takes 200 in a request, of which three stand around the document. */
const MOST_LEVELS = 197

/** Bytes of the documents, which are read at once and take some times as much memory. */
const MOST_DOCUMENTS = 400_000_000
const MEGABYTE = 1_000_000

/** Bytes that a lake takes of a picture or file, and how many files an import may have. */
type ImportLimits = { readonly images: number; readonly files: number; readonly count: number }

const BYTE_ORDER_MARK = /^\ufeff/

/** A document of an import, in which line of the file it stands, and how many characters that has. */
export type ImportedDocument = { line: number; id: string; content: object; size: number }

/** Unpacks a .tar.gz into a folder, or copies a single .ndjson or a folder there. Throws a `Failure` for what exceeds the limits. */
export async function unpackInto(folder: string, file: string, limits: ImportLimits): Promise<void> {
  const found = await stat(file)
  if (found.isDirectory()) await copyFolder(file, folder, limits)
  else if (file.endsWith('.ndjson')) {
    requireSmall('data.ndjson', found.size, limits)
    await copyFile(file, path.join(folder, 'data.ndjson'))
  } else await unpack(file, folder, limits)
}

/**
 * The folder, in this one or in those in it, that has the documents, and what they are. Throws a `Failure` unless there is exactly one,
 * each line is a document, all that is in it are folders and files, and every picture that a document asks for is one:
 * `@sanity/import` would read any file of this machine, and ask any address, for which somebody else's archive asks.
 */
export async function requireSelfContained(folder: string) {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const odd = entries.find((entry) => !entry.isFile() && !entry.isDirectory())
  if (odd) throw refusal(`"${path.relative(folder, path.join(odd.parentPath, odd.name))}" in it is a link`)
  const files = globSync(['*.ndjson', '*/*.ndjson', '*/*/*.ndjson'], { cwd: folder })
  const [file] = files
  if (file === undefined || files.length > 1)
    throw refusal(`one file of documents (.ndjson) is needed, and there are ${files.length}`)
  const base = path.dirname(path.join(folder, file))
  const documents = await documentsIn(path.join(folder, file))
  for (const { id, content } of documents)
    for (const asked of assetsIn(content, '')) await requireInside(base, { document: id, ...asked })
  return { base, documents }
}

/** Takes away what some editors put at the beginning and end of a file or line, which the import does not know. */
async function documentsIn(file: string): Promise<ImportedDocument[]> {
  const text = await readFile(file, 'utf8')
  const lines = text.split('\n').map((line) => line.replace(BYTE_ORDER_MARK, '').trim())
  await writeFile(file, lines.join('\n'))
  return lines.flatMap((line, index) => (line ? documentIn(line, index + 1) : []))
}

function documentIn(text: string, line: number): ImportedDocument {
  try {
    const content: unknown = JSON.parse(text)
    if (typeof content !== 'object' || content === null || Array.isArray(content) || !('_type' in content))
      throw refusal(`line ${line} is no document with a "_type"`)
    const id = '_id' in content ? String(content._id) : undefined
    if (isDeeperThan(MOST_LEVELS, content))
      throw refusal(
        `line ${line}, the document ${id === undefined ? 'without an id' : `"${id}"`}, is nested deeper than ${MOST_LEVELS} levels`,
      )
    return { line, id: id ?? `without an id in line ${line}`, content, size: text.length }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw refusal(`line ${line} can't be read as JSON (${error.message})`)
  }
}

/** Looks into no more levels than that: with a million of them there is no room for as many calls. */
function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner))
}

function requireSmall(name: string, size: number, limits: ImportLimits): void {
  const reason = tooLarge(name, size, limits)
  if (reason) throw refusal(reason)
}

function tooLarge(name: string, size: number, { images, files }: ImportLimits): string | undefined {
  const uploaded = path.basename(path.dirname(name)) === 'images' ? images : files
  const most = name.endsWith('.ndjson') ? MOST_DOCUMENTS : uploaded
  return size > most ? `"${name}" in it is larger than ${most / MEGABYTE} MB` : undefined
}

function tooMany(count: number): Failure {
  return refusal(
    `it has more than ${count.toLocaleString('en-US')} files and folders: divide it into several`,
  )
}

async function copyFolder(from: string, to: string, limits: ImportLimits): Promise<void> {
  const entries = await readdir(from, { withFileTypes: true, recursive: true })
  if (entries.length > limits.count) throw tooMany(limits.count)
  for (const entry of entries.filter((found) => found.isFile())) {
    const file = path.join(entry.parentPath, entry.name)
    requireSmall(path.relative(from, file), (await stat(file)).size, limits)
  }
  await cp(from, to, { recursive: true, verbatimSymlinks: true })
}

async function unpack(archive: string, folder: string, limits: ImportLimits): Promise<void> {
  const refused: string[] = []
  let seen = 0
  const filter = ({ name, type, size }: { name: string; type?: string; size: number }) => {
    seen += 1
    if (seen > limits.count) throw tooMany(limits.count)
    const large = tooLarge(name, size, limits)
    const isOutside = path.isAbsolute(name) || name.split(/[\\/]/).includes('..')
    const isKnown = type === undefined || type === 'file' || type === 'directory'
    if (isOutside) refused.push(`its file "${name}" would be written somewhere else`)
    else if (!isKnown) refused.push(`"${name}" in it is a ${type}`)
    else if (large) refused.push(large)
    return isKnown && !isOutside && !large
  }
  const unzip = createGunzip().on('error', () => refused.push(NO_ARCHIVE))
  await pipeline(createReadStream(archive), unzip, unpackTar(folder, { filter })).catch((error) => {
    if (!refused.includes(NO_ARCHIVE)) throw error
  })
  if (refused[0] !== undefined) throw refusal(refused[0])
}

type Asked = { document: string; field: string; value: unknown }

function assetsIn(value: unknown, field: string): Omit<Asked, 'document'>[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const where = [field, key].filter(Boolean).join('.')
    return key === '_sanityAsset' ? [{ field: where, value: inner }] : assetsIn(inner, where)
  })
}

async function requireInside(base: string, { document, field, value }: Asked): Promise<void> {
  const asks = `the document "${document}" asks in its field "${field}" for ${JSON.stringify(value)}`
  const remedy =
    'Put the file into the folder "images" or "files" beside the documents, and ask for it like this: "image@file://./images/porch.jpg".'
  const [, address] = /^(?:image|file)@(file:\/\/\.\/.+)$/.exec(String(value)) ?? []
  const asked = address && fileAt(address, base)
  if (!asked?.startsWith(`${base}${path.sep}`))
    throw refusal(`${asks}, which is not in the archive, and nothing else is read. ${remedy}`)
  const found = await stat(asked).catch(() => undefined)
  if (!found?.isFile()) throw refusal(`${asks}, and the archive has no such file. ${remedy}`)
}

/** As the import resolves it. Undefined for an address that no file can have. */
function fileAt(address: string, base: string): string | undefined {
  try {
    return fileURLToPath(address.replace('file://./', `${pathToFileURL(base).href}/`))
  } catch {
    return undefined
  }
}

export function refusal(reason: string): Failure {
  return new Failure(`The import stopped before anything was written: ${reason.replace(/\.?$/, '.')}`)
}
