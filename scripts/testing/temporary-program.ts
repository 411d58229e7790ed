import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Command } from '../product/processes/live-process.ts'

/** A command that runs this source as a program from a temporary folder. */
export function temporaryProgram(source: string, name = 'the program'): Command {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'program-')), 'program.mts')
  writeFileSync(file, source)
  return { name, arguments: [file], variables: process.env }
}
