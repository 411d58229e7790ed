import { createReadStream, globSync } from 'node:fs'
import { copyFile, readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { createGunzip } from 'node:zlib'
import { unpackTar } from 'modern-tar/fs'
import { Failure } from '../console/failure.ts'

const NO_ARCHIVE = 'it is no .tar.gz, .ndjson or folder, as content:export writes them, or only a part of one'

/** Unpacks a .tar.gz into a folder, or copies a single .ndjson there. */
export async function unpackInto(folder: string, file: string): Promise<void> {
  if (file.endsWith('.ndjson')) await copyFile(file, path.join(folder, 'data.ndjson'))
  else await unpack(file, folder)
}

/**
 * The folder, in this one or in those in it, that has the documents. Throws a `Failure` unless there is exactly one, all that is in
 * it are files and folders, and every picture that a document asks for is one of them: `@sanity/import` would read any file of this
 * machine, and ask any address, for which somebody else's archive asks.
 */
export async function requireSelfContained(folder: string): Promise<string> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const odd = entries.find((entry) => !entry.isFile() && !entry.isDirectory())
  if (odd) throw refusal(`"${path.relative(folder, path.join(odd.parentPath, odd.name))}" in it is a link`)
  const files = globSync(['*.ndjson', '*/*.ndjson', '*/*/*.ndjson'], { cwd: folder })
  const [file] = files
  if (file === undefined || files.length > 1)
    throw refusal(`one file of documents (.ndjson) is needed, and there are ${files.length}`)
  const base = path.dirname(path.join(folder, file))
  const lines = (await readFile(path.join(folder, file), 'utf8')).split('\n')
  for (const line of lines) for (const asked of askedFilesIn(line)) await requireInside(base, asked)
  return base
}

async function unpack(archive: string, folder: string): Promise<void> {
  const refused: string[] = []
  const filter = ({ name, type }: { name: string; type?: string }) => {
    const isOutside = path.isAbsolute(name) || name.split(/[\\/]/).includes('..')
    const isKnown = type === undefined || type === 'file' || type === 'directory'
    if (isOutside) refused.push(`its file "${name}" would be written somewhere else`)
    else if (!isKnown) refused.push(`"${name}" in it is a ${type}`)
    return isKnown && !isOutside
  }
  const unzip = createGunzip().on('error', () => refused.push(NO_ARCHIVE))
  await pipeline(createReadStream(archive), unzip, unpackTar(folder, { filter })).catch((error) => {
    if (!refused.includes(NO_ARCHIVE)) throw error
  })
  if (refused[0] !== undefined) throw refusal(refused[0])
}

type Asked = { document: string; field: string; value: unknown }

/** What a document asks for in its `_sanityAsset`s. A line that can't be read is told by the import itself, before it writes. */
function askedFilesIn(line: string): Asked[] {
  try {
    const document: { _id?: unknown } | null = JSON.parse(line || 'null')
    const id = String(document?._id ?? 'without an id')
    return assetsIn(document, '').map((asked) => ({ document: id, ...asked }))
  } catch (error) {
    if (error instanceof SyntaxError) return []
    throw error
  }
}

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

function refusal(reason: string): Failure {
  return new Failure(`The import stopped before anything was written: ${reason.replace(/\.?$/, '.')}`)
}
