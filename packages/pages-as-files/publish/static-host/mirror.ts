import { existsSync } from 'node:fs'
import type { Manifest } from '../../published/manifest/manifest.ts'
import { readMirrorStatus, writeMirrorStatus } from '../../published/mirror-status.ts'
import { fileOf, publicFolder } from '../../published/published-file.ts'
import type { TellEvent } from '../../site.ts'
import { type MirrorCommand, runMirrorCommand } from './mirror-command.ts'

const hour = 60 * 60_000

/** All in milliseconds. */
const timing = {
  command: hour,
  /** The command compares the host with the folder: what was changed there is put right at least this often. */
  sendAgain: 24 * hour,
}

type Context = { manifest: Manifest; folder: string; tell: TellEvent }
export type Mirror = ReturnType<typeof mirrorBy>

/** Has the command bring the published site, which is in the folder, to a static host, and notes how far that is. */
export function mirrorBy(command: MirrorCommand, { manifest, folder, tell }: Context) {
  let sentAt = performance.now()

  function noteBehind(): void {
    const { lastTrue, behindSince } = readMirrorStatus(folder)
    if (behindSince === null) writeMirrorStatus(folder, { lastTrue, behindSince: Date.now() })
  }

  /** To be called when all that was published and drawn at the moment `began` is there; `isNewest` when nothing changed since. */
  function noteSent(began: number, isNewest: boolean): void {
    const { behindSince } = readMirrorStatus(folder)
    writeMirrorStatus(folder, { lastTrue: began, behindSince: isNewest ? null : behindSince })
  }

  /** A command may remove from the host what the folder lacks: one that somebody has emptied is not sent. */
  function requireFiles(): void {
    const known = manifest.mayLie().filter(({ hash }) => hash !== null)
    const lost = known.filter((file) => !existsSync(fileOf(folder, file)))
    if (lost.length === 0) return
    throw new Error(
      `${publicFolder(folder)} lacks ${lost.length} published files, such as ${lost[0]?.path}. Start again: they are then made again. The host keeps what it has.`,
    )
  }

  async function send(began: number): Promise<void> {
    requireFiles()
    await runMirrorCommand({ ...command, folder: publicFolder(folder), patience: timing.command })
    sentAt = performance.now()
    tell('mirror', 'Sent the published site.', { ms: Date.now() - began })
  }

  return { isDue: () => performance.now() - sentAt > timing.sendAgain, noteBehind, noteSent, send }
}
