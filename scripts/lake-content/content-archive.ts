import { existsSync, rmSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { SanityClient } from '@sanity/client'
import { exportDataset } from '@sanity/export'
import { sanityImport } from '@sanity/import'
import { UPLOAD_LIMITS } from 'oxbow/inspect'
import { codeOf, explainText, Failure } from '../console/failure.ts'
import { exportFile } from '../environment/project-root.ts'
import { importProblem } from './import-check.ts'
import { refusal, requireSelfContained, unpackInto } from './import-folder.ts'

/** What that takes is for that to say. */
const HOSTED_LIMITS = { images: Number.POSITIVE_INFINITY, files: Number.POSITIVE_INFINITY }

/** Each takes a request, also one for which no document asks. */
const MOST_FILES = 50_000

type Moving = {
  client: SanityClient
  /** A whole path. */
  file: string
  log: (line: string) => void
}

/** The file to export to or import from: the given one, relative to the clone, or by default one in `.data`. */
export function contentFile(name: string | undefined): string {
  return name ? path.resolve(name) : exportFile
}

/**
 * Writes every document, drafts included, and the bytes of every picture and file, in the format of `sanity dataset
 * export`. A failed export leaves an earlier file as it was. Other users of the machine can't read it.
 */
export async function exportContent({ client, file, log }: Moving): Promise<void> {
  if (!file.endsWith('.tar.gz')) throw new Failure(`"${file}" has no name of an export: end it in .tar.gz.`)
  process.umask(0o077)
  await makeFolder(path.dirname(file), log)
  const partial = `${file}.part`
  try {
    const { dataset = '' } = client.config()
    const { documentCount, assetCount } = await exportDataset({
      client,
      dataset,
      outputPath: partial,
      onProgress: reporter(log),
    })
    await requireAllFiles(client, assetCount)
    await rename(partial, file)
    log(`Exported ${documentCount} documents, drafts included, and ${assetCount} files to ${file}.`)
  } catch (error) {
    await rm(partial, { force: true })
    throw failureOf('export', error)
  }
}

/**
 * Writes the documents of an export over those of the same ids, drafts included, and uploads the pictures that the lake
 * does not have. Other documents stay. It is idempotent: an interrupted import is simply run again. Reads nothing but the export:
 * what asks for another file, or an address, is refused before anything is written; so is what the lake would refuse, and what has
 * more files and folders than `most`.
 */
export async function importContent({
  client,
  file,
  log,
  most = MOST_FILES,
}: Moving & { most?: number }): Promise<void> {
  if (!existsSync(file)) throw new Failure(`There is no ${file}: name the file that content:export wrote.`)
  const content = await mkdtemp(path.join(tmpdir(), 'content-import-'))
  const removeContent = () => rmSync(content, { recursive: true, force: true })
  process.once('exit', removeContent)
  try {
    const limits = { ...(isEmbedded(client) ? UPLOAD_LIMITS : HOSTED_LIMITS), count: most }
    await unpackInto(content, file, limits)
    const { base, documents } = await requireSelfContained(content)
    const problem = await importProblem(client, documents)
    if (problem) throw refusal(problem)
    const { numDocs, warnings } = await sanityImport(base, {
      client,
      operation: 'createOrReplace',
      assetFetch: fetchFrom(client),
      onProgress: reporter(log),
    })
    if (warnings.length > 0) throw new Failure(warnings.map(({ message }) => message).join('\n'))
    log(`Imported ${numDocs} documents, drafts included, from ${file}.`)
  } catch (error) {
    throw failureOf('import', error)
  } finally {
    removeContent()
    process.off('exit', removeContent)
  }
}

/**
 * How the import asks for a picture that may be there already: of the embedded lake where all else is asked of it, for its public name,
 * and even `localhost`, may lead elsewhere. Undefined for a hosted lake.
 */
function fetchFrom(client: SanityClient) {
  if (!isEmbedded(client)) return undefined
  const { apiHost } = client.config()
  return (address: string, options?: RequestInit) => {
    const { pathname, search } = new URL(address)
    return fetch(new URL(`${pathname}${search}`, apiHost), options)
  }
}

function isEmbedded(client: SanityClient): boolean {
  return client.config().useProjectHostname === false
}

/** Says what it makes, since a folder that is not there may be a misspelled one, or a disk that is not mounted. */
async function makeFolder(folder: string, log: Moving['log']): Promise<void> {
  const made = await mkdir(folder, { recursive: true })
  if (made !== undefined) log(`Made the folder ${folder}, which was not there.`)
}

/** `exportDataset` only warns of files that it can't fetch; here an incomplete export is an error. */
async function requireAllFiles(client: SanityClient, exported: number): Promise<void> {
  const query = 'count(*[_type in ["sanity.imageAsset", "sanity.fileAsset"]])'
  const missing = (await client.fetch<number>(query)) - exported
  if (missing > 0) {
    throw new Failure(
      `Files that the lake can’t hand out: ${missing}, named above. Upload them again or delete them in the Studio.`,
    )
  }
}

/** Logs the beginning of each step, and the count when it is complete. */
function reporter(log: (line: string) => void) {
  let begun = ''
  return ({ step, current, total }: { step: string; current?: number; total?: number | '?' }) => {
    const isCounted = current !== undefined && current === total
    if (step !== begun || isCounted) log(isCounted ? `${step} ${current} of ${total}` : step)
    begun = step
  }
}

/** Known problems of the machine stay as they are; what is wrong with a file or with the lake's answer becomes one line. */
function failureOf(verb: 'export' | 'import', error: unknown): unknown {
  if (error instanceof Failure || !(error instanceof Error)) return error
  if (explainText(`${codeOf(error)} ${error.message}`)) return error
  return new Failure(`The ${verb} stopped: ${error.message}`, { cause: error })
}
