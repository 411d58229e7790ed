import { cpSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from '../environment/project-root.ts'
import { islandFolders } from '../product/builds/builds.ts'

const FLOORS = ['packages', 'scripts', ...islandFolders]
const MANIFESTS = ['package.json', 'package-lock.json', 'tsconfig.json']

/** A temporary copy of the files that the islands' build needs, which a test may change. */
export function temporaryClone(...more: readonly string[]): string {
  const clone = mkdtempSync(path.join(tmpdir(), 'clone-'))
  for (const entry of [...FLOORS, ...MANIFESTS, ...more])
    cpSync(path.join(root, entry), path.join(clone, entry), { recursive: true, filter: isNotBuilt })
  symlinkSync(path.join(root, 'node_modules'), path.join(clone, 'node_modules'))
  return clone
}

function isNotBuilt(file: string): boolean {
  return path.basename(file) !== 'built.json'
}
