import { cpSync, existsSync, globSync, rmSync } from 'node:fs'
import path from 'node:path'
import { dataDirectory } from '../../environment/project-root.ts'
import { fingerprint } from '../../product/builds/fingerprint.ts'

const folder = path.join(dataDirectory, 'build-cache')
const inputs = { paths: ['packages/lake/images', 'package-lock.json'], without: ['.test.ts'], facts: [] }
const kept = path.join(folder, `drawn-${fingerprint(inputs).slice(0, 16)}`)

/**
 * Gives a new lake the pictures that were drawn for an earlier test environment, by the same code: drawing all that pages name
 * takes minutes of the time that the tests need.
 */
export function bringDrawnPictures(lakeDirectory: string): void {
  if (existsSync(kept)) cpSync(kept, derived(lakeDirectory), { recursive: true })
}

export function keepDrawnPictures(lakeDirectory: string): void {
  for (const older of globSync(path.join(folder, 'drawn-*')).filter((one) => one !== kept))
    rmSync(older, { recursive: true })
  const drawn = derived(lakeDirectory)
  if (existsSync(drawn)) cpSync(drawn, kept, { recursive: true, force: false })
}

function derived(lakeDirectory: string): string {
  return path.join(lakeDirectory, 'derived')
}
