import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** In milliseconds. A program that takes longer is ended, so that the next copy can begin. */
const PATIENCE = 6 * 60 * 60_000
/** In bytes, of what a program prints: the names of some hundred thousand files. */
const MOST_PRINTED = 64_000_000
/** Secrets of ours that no copy of a backup needs. */
const KEPT_BACK = /^(SANITY_|STUDIO_PASSWORD$)/

type Program = { name: string; file: string; words: readonly string[]; cwd?: string; variables?: object }

/**
 * Runs a program of those who run the lake, without our secrets. Resolves with what it printed; rejects with what `name` ended with
 * and the last that it said.
 */
export async function runProgram({ name, file, words, cwd, variables }: Program): Promise<string> {
  const given = Object.entries(process.env).filter(([key]) => !KEPT_BACK.test(key))
  const env: NodeJS.ProcessEnv = { NODE_ENV: 'production', ...Object.fromEntries(given), ...variables }
  const limits = { timeout: PATIENCE, killSignal: 'SIGKILL', maxBuffer: MOST_PRINTED } as const
  try {
    const { stdout } = await promisify(execFile)(file, words, { cwd, env, ...limits })
    return stdout
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const stderr = 'stderr' in error ? error.stderr : ''
    const code = 'code' in error && error.code !== null ? error.code : 'a signal'
    // rclone notes on every run that it has no file of settings.
    const lines = String(stderr)
      .replaceAll(/^NOTICE: .*$/gm, '')
      .trim()
      .split('\n')
    const said = lines.slice(-3).join(' | ')
    throw new Error(`${name} ended with ${code}${said && `: ${said}`}`, { cause: error })
  }
}
