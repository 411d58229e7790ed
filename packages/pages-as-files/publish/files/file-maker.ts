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
import { type Run, WorkQueue } from '../queues.ts'
import type { Outcome } from '../report.ts'
import type { SiteWriter } from './site-writer.ts'

type Address = { path: string; kind: EntryKind }

type Named = { path: string; kind: 'drawn' | 'static' }
type Files = Pick<Site, 'folders' | 'fixedFiles'>

/** `later` is for what came in a form that is not to stay. */
type Made = 'made' | 'none' | 'later'

/** A visitor waits for the first; the others are drawn when nobody does. */
export const urgency = { visitor: 1, ahead: 0 } as const

/** Makes the files that are no pages: scripts, fonts, icons, pictures, cards. */
export class FileMaker {
  readonly #site: Site
  readonly #manifest: Manifest
  readonly #writer: SiteWriter
  readonly #publicFolder: string
  readonly #version: string
  readonly #drawing = new WorkQueue<Made>(2)
  readonly #fetching = new WorkQueue<Made>(4)
  /** Files that all pages name, and that were found to be there since the start. */
  readonly #there = new Set<string>()

  /** `publicFolder` holds files that the site hands out as they are; `version` is that of the site's code. */
  constructor(
    site: Site,
    { manifest, writer }: { manifest: Manifest; writer: SiteWriter },
    { publicFolder, version }: { publicFolder: string; version: string },
  ) {
    this.#site = site
    this.#manifest = manifest
    this.#writer = writer
    this.#publicFolder = publicFolder
    this.#version = version
  }

  /** Makes files that are not there yet, or that another version of the site's code has made. */
  async ensure(named: readonly Address[]): Promise<void> {
    const missing = named.filter(({ path }) => !this.#there.has(path))
    await Promise.all(
      missing.map((address) =>
        this.#fetching.run(address.path, 0, ({ isDamaged }) =>
          isDamaged ? this.#make(address, true) : this.#ensure(address),
        ),
      ),
    )
  }

  /** Brings the files that every page relies on to the version of the site's code; returns those that can't be made. */
  async publishFixed(): Promise<Outcome[]> {
    const copied = await filesIn(this.#publicFolder)
    const outcomes = await Promise.all(
      [...copied, ...this.#site.fixedFiles].map(async (path): Promise<Outcome[]> => {
        try {
          // The name of a copied file need not change with its content.
          if (copied.includes(path)) await this.remake({ path, kind: 'static' }, false)
          else await this.ensure([{ path, kind: 'static' }])
          this.#manifest.forgetProblem(path)
          return []
        } catch (error) {
          // What is away for one file is away for all of them.
          if (error instanceof RendererAway || !(error instanceof Error)) throw error
          const problem = `${error.message} It is tried again when the site is started.`
          console.error(problem)
          this.#manifest.note({ path, problem, documents: new Set(), fields: [] })
          return [{ path, state: 'problem', problem }]
        }
      }),
    )
    return outcomes.flat()
  }

  /** Has a picture or card drawn that a page names. */
  draw(path: string, priority: number, isDamaged = false): Promise<Made> {
    return this.#drawing.run(path, priority, (run) => this.#draw(path, run.isDamaged), isDamaged)
  }

  /** Makes a file anew: one that is damaged, or that may be another than before. */
  remake(address: Address, isDamaged: boolean): Promise<Made> {
    const make = (run: Run) => this.#make(address, run.isDamaged)
    return this.#fetching.run(address.path, urgency.visitor, make, isDamaged)
  }

  /** Removes a file that no page names. */
  async remove(address: Address): Promise<void> {
    this.#there.delete(address.path)
    this.#manifest.remove(address.path)
    await this.#writer.remove(address)
  }

  /** Writes a file; one that is there with the same bytes is left alone, unless it is damaged. */
  async write(address: Address, type: string, body: Buffer, isDamaged = false): Promise<void> {
    const version = this.#version
    const known = this.#manifest.known(address.path)
    const isSame = known?.hash === hashOf(body) && known.version === version
    if (isSame && !isDamaged && (await this.#writer.isThere(known))) return
    const written = await this.#writer.write(address, type, body)
    this.#manifest.write({ ...withoutContent, ...address, ...written, type, version })
  }

  async #draw(path: string, isDamaged: boolean): Promise<Made> {
    const known = this.#manifest.known(path)
    if (known?.kind !== 'drawn') return 'none'
    if (!isDamaged && ((await this.#writer.isThere(known)) || (await this.#takeUp(known)))) return 'made'
    const made = await this.#make(known, isDamaged)
    if (made === 'none') await this.#giveUp(path)
    return made
  }

  /** One that lies there since before the manifest was lost need not be drawn again: its name holds its content. */
  async #takeUp(known: Known): Promise<boolean> {
    const body = known.hash === null ? await this.#writer.read(known) : undefined
    const type = mediaTypes[extname(known.path)]
    if (!body?.length || type === undefined) return false
    await this.write(known, type, body)
    return true
  }

  /** Visitors are told that there is no such picture, and who can change it, what to do. */
  async #giveUp(path: string): Promise<void> {
    const lack = await this.#site.lacks?.(path)
    this.#manifest.unfinished.giveUp(path)
    if (!lack) return
    const documents = new Set(lack.fields.map(({ id }) => id))
    this.#manifest.note({ path, problem: lack.message, documents, fields: lack.fields })
  }

  async #ensure(address: Address): Promise<Made> {
    const known = this.#manifest.known(address.path)
    const isCurrent = known?.version === this.#version && (await this.#writer.isThere(known))
    const made = isCurrent ? 'made' : await this.#make(address, false)
    if (made === 'made') this.#there.add(address.path)
    return made
  }

  async #make(address: Address, isDamaged: boolean): Promise<Made> {
    const file = fileIn(this.#publicFolder, address.path)
    // A text may name a folder, and a link may lead out of this one.
    if (!existsSync(file) || !lstatSync(file).isFile()) return this.#fetch(address, isDamaged)
    const type = mediaTypes[extname(file)] ?? 'application/octet-stream'
    await this.write(address, type, await readFile(file), isDamaged)
    return 'made'
  }

  /** What is not there, though a page names it, is no reason to keep the page back. */
  async #fetch(address: Address, isDamaged: boolean): Promise<Made> {
    const { status, type, body, isToStay } = await this.#site.file(address.path)
    if (status >= 500) throw new Error(`${address.path} can't be made now: the renderer answers ${status}.`)
    if (status !== 200) console.error(`${address.path} can't be made: the renderer answers ${status}.`)
    if (status !== 200 || !isToStay) return status === 200 ? 'later' : 'none'
    await this.write(address, type, body, isDamaged)
    return 'made'
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
