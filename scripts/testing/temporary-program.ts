import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import { codeOf } from '../console/failure.ts'
import { root } from '../environment/project-root.ts'
import type { Command } from '../product/processes/live-process.ts'

/** A command that runs this source as a program from a temporary folder. */
export function temporaryProgram(source: string, name = 'the program'): Command {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'program-')), 'program.mts')
  writeFileSync(file, source)
  return { name, arguments: [file], variables: process.env }
}

/** How such a program imports a module of ours, by its path from the root of the clone. */
export function moduleOf(file: string): string {
  return pathToFileURL(path.join(root, file)).href
}

/** Resolves to the match when the program's output contains the pattern; throws when the output ends before. */
export async function untilSays(output: Readable, pattern: RegExp): Promise<RegExpExecArray> {
  let said = ''
  for await (const words of output) {
    said += words
    const match = pattern.exec(said)
    if (match) return match
  }
  throw new Error(`The program ended without saying ${pattern}, but: ${said}`)
}

export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    if (codeOf(error) === 'ESRCH') return false
    throw error
  }
}
