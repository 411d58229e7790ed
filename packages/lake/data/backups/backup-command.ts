import { exec } from 'node:child_process'
import { dirname } from 'node:path'
import { promisify } from 'node:util'

/** In milliseconds. A command that takes longer is ended, so that the next backup can begin. */
const PATIENCE = 6 * 60 * 60_000
/** Secrets of ours that no copy of a backup needs. */
const KEPT_BACK = /^(SANITY_|STUDIO_PASSWORD$)/

/**
 * Runs the command of those who run the lake in a shell, to bring a new backup elsewhere: in the folder of the backups, with
 * `BACKUP_FOLDER` and `BACKUP_FILE`, and without our secrets. Returns why it failed, or undefined.
 */
export async function failureOfCommand(command: string, backup: string): Promise<string | undefined> {
  const folder = dirname(backup)
  const given = Object.entries(process.env).filter(([name]) => !KEPT_BACK.test(name))
  const env: NodeJS.ProcessEnv = { NODE_ENV: 'production', ...Object.fromEntries(given) }
  Object.assign(env, { BACKUP_FOLDER: folder, BACKUP_FILE: backup })
  try {
    await promisify(exec)(command, { cwd: folder, env, timeout: PATIENCE, killSignal: 'SIGKILL' })
    return undefined
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const stderr = 'stderr' in error ? error.stderr : ''
    const code = 'code' in error && error.code !== null ? error.code : 'a signal'
    const said = String(stderr).trim().split('\n').slice(-3).join(' | ')
    return `BACKUP_COMMAND ended with ${code}${said && `: ${said}`}`
  }
}
