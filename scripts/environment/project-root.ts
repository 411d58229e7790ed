import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { takeEnvFile } from '#content/environment/env-file.ts'
import { type Environment, readEnvironment } from '#content/environment/environment.ts'
import { hostToAsk } from '#content/environment/variables.ts'

export type Variables = NodeJS.ProcessEnv

/** The root folder of the clone, in which every script runs. */
export const root = path.resolve(import.meta.dirname, '../..')

/**
 * What all versions share lies here: `.env`, and content and backups where they have relative paths. It is the clone, or
 * two folders above it when that is a version of an installation, in a folder such as `releases/2026-12`.
 */
export const home = homeOf(root)

/** What this process was started with, before `.env` was read. */
export const givenVariables: Variables = { ...process.env }

/** Folders that don't belong to one version, each with the one that is taken unless told otherwise. */
const SHARED_FOLDERS = { LAKE_DIRECTORY: '.data/lake', BACKUP_DIRECTORY: '' }

/** What git ignores and the machine keeps: builds, the build cache and, by default, the lake. */
export const dataDirectory = path.join(root, '.data')
/** Where an export of the content is written, and read from, unless told otherwise. */
export const exportFile = path.join(dataDirectory, 'content.tar.gz')

/** The built Studio. Each kind of lake has its own, so that going to the other and back builds none anew. */
export function studioDirectory({ NEXT_PUBLIC_SANITY_PROJECT_ID }: Variables): string {
  return path.join(dataDirectory, NEXT_PUBLIC_SANITY_PROJECT_ID ? 'studio-hosted' : 'studio')
}

/**
 * The variables of the shell, of `.env`, and of the file in which Sanity's and Vercel's tools write theirs, in this order. Paths that
 * all versions share become absolute.
 */
export function loadVariables(): Variables {
  takeEnvFile(path.join(home, '.env'), process.env)
  takeEnvFile(path.join(root, 'web/.env.local'), process.env)
  if (home !== root) shareFolders(process.env)
  talkDirectly(process.env)
  return process.env
}

/** Puts the embedded lake at a port of its own; a hosted one is where it is. */
export function lakeAt(port: number, { NEXT_PUBLIC_SANITY_PROJECT_ID, LISTEN_HOST }: Variables) {
  return NEXT_PUBLIC_SANITY_PROJECT_ID ? {} : { LAKE_URL: `http://${hostToAsk(LISTEN_HOST)}:${port}/lake` }
}

/** The installation that a folder with the code of one version belongs to. */
export function homeOf(folder: string): string {
  const releases = path.dirname(folder)
  const above = path.dirname(releases)
  const isInstallation = ['.env', 'current'].some((name) => existsSync(path.join(above, name)))
  return path.basename(releases) === 'releases' && isInstallation ? above : folder
}

/** The version of the product in a folder, such as `0.2.0`; "unknown" where there is none. */
export function versionIn(folder: string): string {
  const file = path.join(folder, 'package.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : 'unknown'
}

/** What the product says to itself passes no proxy, which would look for these addresses on its own machine. */
function talkDirectly(variables: Variables): void {
  const { NO_PROXY = '', no_proxy = '', LISTEN_HOST } = variables
  if ([NO_PROXY, no_proxy].some((names) => names.trim() === '*')) return
  const said = `${NO_PROXY},${no_proxy}`.split(/[\s,]+/).filter(Boolean)
  const names = new Set([...said, 'localhost', '127.0.0.1', '[::1]', hostToAsk(LISTEN_HOST)])
  variables.NO_PROXY = variables.no_proxy = [...names].join()
}

function shareFolders(variables: Variables): void {
  for (const [name, usual] of Object.entries(SHARED_FOLDERS)) {
    const folder = variables[name] || usual
    if (folder) variables[name] = path.resolve(home, folder)
  }
}

/** A child's PATH: the programs of the project's packages come first, among them the `node` of the package. */
export function searchPath(variables: Variables): string {
  return [path.join(root, 'node_modules', '.bin'), variables.PATH ?? ''].join(path.delimiter)
}

/** Reads `.env` and checks it; throws one `EnvironmentError` that lists every problem. */
export function loadEnvironment(): Environment {
  return readEnvironment(loadVariables())
}
