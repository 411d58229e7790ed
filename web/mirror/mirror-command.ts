import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Difference } from './mirror-slots.ts'

/** The command runs for too long. What it has started may still run: whoever catches this ends, for its own group is ended with it. */
export class CommandStuck extends Error {}

/** Secrets of ours that no upload needs. */
const KEPT_BACK = /^(SANITY_|STUDIO_PASSWORD$)/
/** Of what a command says, the last lines say why it failed. */
const LINES = 5

type Task = {
  command: string
  /** Where the lists are written. */
  directory: string
  /** The folder to bring elsewhere; it stays as it is while the command runs. */
  site: string
  /** In milliseconds. */
  patience: number
}

/**
 * Runs the owner's command in a shell, in the folder of the site. `MIRROR_SITE` is that folder, and `MIRROR_CHANGED` and
 * `MIRROR_REMOVED` are files that list, one name per line, what is new or other than when the command succeeded last, and what
 * is gone. Throws, with its last words, when it fails.
 */
export async function runCommand(
  { command, directory, site, patience }: Task,
  { changed, removed }: Difference,
): Promise<void> {
  const listed = (name: string, names: readonly string[]) => {
    const file = join(directory, name)
    writeFileSync(file, names.map((one) => `${one}\n`).join(''))
    return file
  }
  const lists = {
    MIRROR_SITE: site,
    MIRROR_CHANGED: listed('changed.txt', changed),
    MIRROR_REMOVED: listed('removed.txt', removed),
  }
  const child = spawn(command, {
    shell: true,
    cwd: site,
    env: { NODE_ENV: 'production', ...forCommands(), ...lists },
  })
  child.stdin.end()
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => {
      said.push(line)
      if (said.length > LINES) said.shift()
    })
  const late = Promise.withResolvers<'late'>()
  const timer = setTimeout(() => late.resolve('late'), patience)
  const ended: unknown = await Promise.race([once(child, 'close'), late.promise])
  clearTimeout(timer)
  if (ended === 'late') {
    child.kill('SIGKILL')
    throw new CommandStuck(`MIRROR_COMMAND has not ended after ${patience / 60_000} minutes.`)
  }
  const [code, signal] = Array.isArray(ended) ? ended : []
  if (code !== 0) throw new Error(`MIRROR_COMMAND ended with ${code ?? signal}: ${said.join(' | ')}`)
}

function forCommands(): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !KEPT_BACK.test(name)))
}
