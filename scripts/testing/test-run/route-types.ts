import { globSync, rmSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../environment/project-root.ts'

/** Deletes the route types that Next wrote in earlier builds: types of routes that are gone would fail the next check. */
export function forgetRouteTypes(): void {
  for (const folder of globSync('web/.next*/{,dev/}types', { cwd: root })) {
    rmSync(path.join(root, folder), { recursive: true, force: true })
  }
}
