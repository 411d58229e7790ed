import { cpSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from '../environment/project-root.ts'

const FLOORS = ['content', 'lake', 'scripts', 'web/islands', 'web/offline']
const MANIFESTS = ['package.json', 'package-lock.json', 'tsconfig.json']

/** For tests: as much of the clone as the islands are built with, in a folder where its files can be changed. */
export function temporaryClone(): string {
  const clone = mkdtempSync(path.join(tmpdir(), 'clone-'))
  for (const entry of [...FLOORS, ...MANIFESTS])
    cpSync(path.join(root, entry), path.join(clone, entry), { recursive: true })
  symlinkSync(path.join(root, 'node_modules'), path.join(clone, 'node_modules'))
  return clone
}
