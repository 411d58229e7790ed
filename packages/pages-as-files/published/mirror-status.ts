import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type MirrorStatus, mirrorStatus } from './status.ts'

const UNKNOWN: MirrorStatus = { lastTrue: null, behindSince: null }

/** What the mirror has said of itself last, beside the site that it is of; one that said nothing yet has never been true. */
export function readMirrorStatus(site: string): MirrorStatus {
  try {
    return mirrorStatus.parse(JSON.parse(readFileSync(fileIn(site), 'utf8')))
  } catch {
    // It is not there yet, or damaged; the mirror writes it anew.
    return UNKNOWN
  }
}

export function writeMirrorStatus(site: string, status: MirrorStatus): void {
  const part = `${fileIn(site)}.part`
  writeFileSync(part, JSON.stringify(status))
  renameSync(part, fileIn(site))
}

function fileIn(site: string): string {
  return join(site, 'mirror.json')
}
