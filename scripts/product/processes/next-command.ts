import path from 'node:path'
import { root, type Variables } from '../../environment/project-root.ts'
import type { Command } from './live-process.ts'

/** Runs Next in its project, the folder `web`, as a host for Next does. */
export function nextCommand(name: string, variables: Variables, words: readonly string[]): Command {
  const program = path.join(root, 'node_modules/next/dist/bin/next')
  return { name, arguments: [program, ...words], variables, directory: path.join(root, 'web') }
}
