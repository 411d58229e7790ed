import { existsSync, lstatSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative } from 'node:path'
import type { Manifest } from '../../published/manifest/manifest.ts'
import {
  type EntryKind,
  fileIn,
  hasDotSegment,
  hashOf,
  type Known,
  mediaTypes,
  withoutContent,
} from '../../published/published-file.ts'
import { RendererAway, type Site } from '../../site.ts'
import { type Run, workQueue } from '../queues.ts'
import type { Outcome } from '../report.ts'
import type { SiteWriter } from './site-writer.ts'

type Address = { path: string; kind: EntryKind }

type Named = { path: string; kind: 'drawn' | 'static' }
type Files = Pick<Site, 'folders' | 'fixedFiles'>

/** `later` is for what came in a form that is not to stay. */
type Made = 'made' | 'none' | 'later'

/** A visitor waits for the first; the others are drawn when nobody does. */
export const urgency = { visitor: 1, ahead: 0 } as const

type Context = {
  site: Site
  manifest: Manifest
  writer: SiteWriter
  /** Holds files that the site hands out as they are. */
  publicFolder: string
  /** Of the site's code. */
  version: string
}
export type FileMaker = ReturnType<typeof fileMaker>

/** Makes the files that are no pages: scripts, fonts, icons, pictures, cards. */
export function fileMaker({ site, manifest, writer, publicFolder, version }: Context) {
  const drawing = workQueue<Made>(2)
  const fetching = workQueue<Made>(4)

  /** Makes files that are not there yet, or that another version of the site's code has made. */
  async function ensure(named: readonly Address[]): Promise<void> {
    const one = async (address: Address, isDamaged: boolean): Promise<Made> => {
      const known = manifest.known(address.path)
      const isCurrent = !isDamaged && known?.version === version && (await writer.isThere(known))
      return isCurrent ? 'made' : make(address, isDamaged)
    }
    await Promise.all(
      named.map((address) => fetching.run(address.path, 0, (run) => one(address, run.isDamaged))),
    )
  }

  /** Brings the files that every page relies on to the version of the site's code; returns those that can't be made. */
  async function publishFixed(): Promise<Outcome[]> {
    const copied = await filesIn(publicFolder)
    const outcomes = await Promise.all(
      [...copied, ...site.fixedFiles].map(async (path): Promise<Outcome[]> => {
        try {
          // The name of a copied file need not change with its content.
          if (copied.includes(path)) await remake({ path, kind: 'static' }, false)
          else await ensure([{ path, kind: 'static' }])
          manifest.forgetProblem(path)
          return []
        } catch (error) {
          // What is away for one file is away for all of them.
          if (error instanceof RendererAway || !(error instanceof Error)) throw error
          const problem = `${error.message} It is tried again when the site is started.`
          console.error(problem)
          manifest.note({ path, problem, documents: new Set(), fields: [] })
          return [{ path, state: 'problem', problem }]
        }
      }),
    )
    return outcomes.flat()
  }

  /** Makes a file anew: one that is damaged, or that may be another than before. */
  function remake(address: Address, isDamaged: boolean): Promise<Made> {
    return fetching.run(address.path, urgency.visitor, (run) => make(address, run.isDamaged), isDamaged)
  }

  /** Writes a file; one that is there with the same bytes is left alone, unless it is damaged. */
  async function write(address: Address, type: string, body: Buffer, isDamaged = false): Promise<void> {
    const known = manifest.known(address.path)
    const isSame = known?.hash === hashOf(body) && known.version === version
    if (isSame && !isDamaged && (await writer.isThere(known))) return
    const written = await writer.write(address, type, body)
    manifest.write({ ...withoutContent, ...address, ...written, type, version })
  }

  async function drawOne(path: string, { isDamaged }: Run): Promise<Made> {
    const known = manifest.known(path)
    if (known?.kind !== 'drawn') return 'none'
    if (!isDamaged && ((await writer.isThere(known)) || (await takeUp(known)))) return 'made'
    const made = await make(known, isDamaged)
    if (made === 'none') await giveUp(path)
    return made
  }

  /** One that lies there since before the manifest was lost need not be drawn again: its name holds its content. */
  async function takeUp(known: Known): Promise<boolean> {
    const body = known.hash === null ? await writer.read(known) : undefined
    const type = mediaTypes[extname(known.path)]
    if (!body?.length || type === undefined) return false
    await write({ path: known.path, kind: known.kind }, type, body)
    return true
  }

  /** Visitors are told that there is no such picture, and who can change it, what to do. */
  async function giveUp(path: string): Promise<void> {
    const lack = await site.lacks?.(path)
    manifest.unfinished.giveUp(path)
    if (!lack) return
    const documents = new Set(lack.fields.map(({ id }) => id))
    manifest.note({ path, problem: lack.message, documents, fields: lack.fields })
  }

  async function make(address: Address, isDamaged: boolean): Promise<Made> {
    const file = fileIn(publicFolder, address.path)
    // A text may name a folder, and a link may lead out of this one.
    if (!existsSync(file) || !lstatSync(file).isFile()) return fetchFile(address, isDamaged)
    const type = mediaTypes[extname(file)] ?? 'application/octet-stream'
    await write(address, type, await readFile(file), isDamaged)
    return 'made'
  }

  /** What is not there, though a page names it, is no reason to keep the page back. */
  async function fetchFile(address: Address, isDamaged: boolean): Promise<Made> {
    const { status, type, body, isToStay } = await site.file(address.path)
    if (status >= 500) throw new Error(`${address.path} can't be made now: the renderer answers ${status}.`)
    if (status !== 200) console.error(`${address.path} can't be made: the renderer answers ${status}.`)
    if (status !== 200 || !isToStay) return status === 200 ? 'later' : 'none'
    await write(address, type, body, isDamaged)
    return 'made'
  }

  return {
    ensure,
    publishFixed,
    remake,
    write,
    /** Has a picture or card drawn that a page names. */
    draw: (path: string, priority: number, isDamaged = false) =>
      drawing.run(path, priority, (run) => drawOne(path, run), isDamaged),
    /** Removes a file that no page names. */
    async remove(address: Address): Promise<void> {
      manifest.remove(address.path)
      await writer.remove(address)
    },
  }
}

async function filesIn(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  return found
    .filter((file) => file.isFile())
    .map(({ parentPath, name }) => `/${relative(folder, join(parentPath, name)).replaceAll('\\', '/')}`)
}

/**
 * The files that a text names, with or without the site's own address before. Anybody may have written it: what leads to another
 * folder than it says is no name.
 */
export function namesIn(text: string, { folders, fixedFiles }: Files): Named[] {
  const names = Object.keys(folders).join('|')
  const patterns = [
    ...(names === '' ? [] : [`/(${names})/[\\w./,@~+-]*\\w`]),
    ...fixedFiles.map((path) => path.replaceAll('.', '\\.')),
  ]
  // A site may have no such files; an empty pattern would be found everywhere.
  if (patterns.length === 0) return []
  const found = [...text.matchAll(new RegExp(patterns.join('|'), 'g'))]
  return [...new Map(found.map(([path, folder = '']) => [path, folder]))]
    .filter(([path]) => !hasDotSegment(path))
    .map(([path, folder]) => ({ path, kind: folders[folder]?.isDrawn ? 'drawn' : 'static' }))
}
