import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { type Environment, readEnvironment } from '#content/environment/environment.ts'
import { Failure } from '../console/failure.ts'

export type Variables = NodeJS.ProcessEnv

/** The root folder of the clone, in which every script runs. */
export const root = path.resolve(import.meta.dirname, '../..')

/** What git ignores and the machine keeps: builds, the build cache and, by default, the lake. */
export const dataDirectory = path.join(root, '.data')
export const studioDirectory = path.join(dataDirectory, 'studio')

/** The variables of the shell and of `.env`. The shell's take precedence. */
export function loadVariables(): Variables {
  const file = path.join(root, '.env')
  if (existsSync(file)) {
    if (!statSync(file).isFile())
      throw new Failure(`${file} is a folder: move it away, so that the secrets can be kept there.`)
    process.loadEnvFile(file)
  }
  return process.env
}

/** A child's PATH: the programs of the project's packages come first, among them the `node` of the package. */
export function searchPath(variables: Variables): string {
  return [path.join(root, 'node_modules', '.bin'), variables.PATH ?? ''].join(path.delimiter)
}

/** Reads `.env` and checks it; throws one `EnvironmentError` that lists every problem. */
export function loadEnvironment(): Environment {
  return readEnvironment(loadVariables())
}
