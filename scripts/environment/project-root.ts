import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { type Environment, readEnvironment } from '#content/environment.ts'
import { Failure } from '../console/failure.ts'

export type Variables = NodeJS.ProcessEnv

/** The folder of the clone. Every script runs in it. */
export const root = path.resolve(import.meta.dirname, '../..')

/** What the machine keeps and git does not: builds, their stamps and, unless told otherwise, the lake. */
export const dataDirectory = path.join(root, '.data')
export const studioDirectory = path.join(dataDirectory, 'studio')

/** The variables of the shell, completed by `.env`; the shell's win. */
export function loadVariables(): Variables {
  const file = path.join(root, '.env')
  if (existsSync(file)) {
    if (!statSync(file).isFile())
      throw new Failure(`${file} is a folder: move it away, so that the secrets can be kept there.`)
    process.loadEnvFile(file)
  }
  return process.env
}

/** Where a child looks for programs: those of the project's packages first, its own `node` among them. */
export function searchPath(variables: Variables): string {
  return [path.join(root, 'node_modules', '.bin'), variables.PATH ?? ''].join(path.delimiter)
}

/** Reads `.env` and checks it; throws one `EnvironmentError` that lists every problem. */
export function loadEnvironment(): Environment {
  return readEnvironment(loadVariables())
}
