import { globSync, rmSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../environment/project-root.ts'

/** Forgets the types of routes that earlier builds wrote down: they stand for pages that may be gone, and fail the next check. */
export function forgetRouteTypes(): void {
  for (const folder of globSync('web/.next*/{,dev/}types', { cwd: root })) {
    rmSync(path.join(root, folder), { recursive: true, force: true })
  }
}
