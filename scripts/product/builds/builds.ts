import { hash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { z } from 'zod'
import { step } from '../../console/steps.ts'
import { dataDirectory, root, studioDirectory, type Variables } from '../../environment/project-root.ts'
import { type Command, runToEnd } from '../processes/live-process.ts'
import { nextCommand } from '../processes/next-command.ts'
import { fingerprint, type Inputs } from './fingerprint.ts'

type Build = {
  /** As the reader sees it: "the site". */
  name: string
  /** What the file is called that has the fingerprint of what was built last. */
  stamp: string
  inputs: Inputs
  /** Exists when the build is there. */
  result: string
  /** What a build would take for fresh: the lake's answers to an earlier one. */
  stale?: string
  command: Command
}

/** Tests and what they alone use, by the names that these have: no change of it makes another page. */
const TESTS = ['.test.ts', '/testing/', '/seed/tests/', '/examples/', '.dev.tsx']
/** What a page says of where it and the Studio are reached. */
const ADDRESSES = [
  'LISTEN_HOST',
  'PORT',
  'STUDIO_PORT',
  'SITE_URL',
  'STUDIO_URL',
  'HSTS_SUBDOMAINS',
  'HSTS_PRELOAD',
]
/** The folder of what the lake has for a Studio, relative to the clone. */
const STUDIO_PLUGIN = path.relative(
  root,
  path.dirname(createRequire(import.meta.url).resolve('oxbow/studio')),
)
/** How it reads what the website tells of itself. */
const STATUS = 'packages/pages-as-files/published/status.ts'
const ISLANDS = 'scripts/product/builds/build-islands.ts'
const STUDIO = 'scripts/product/builds/build-studio.ts'
const COMPRESS = 'scripts/product/builds/compress-studio.ts'
/** What stands in its page before it is there. */
const FIRST_SCREEN = 'scripts/product/builds/first-screen.ts'
/** What scripts of pages and the service worker are made of; packages change with the lockfile. */
export const islandFolders = [
  ...['content', 'web/app/islands', 'web/components', 'web/page-kinds', 'web/sections'],
  'web/publish/offline',
]
const MANIFESTS = ['package-lock.json', 'tsconfig.json']

/** What else than the lockfile's versions a build takes from package.json: a change of its commands makes no other page. */
const inPackage = z.object({ type: z.string(), imports: z.unknown(), browserslist: z.unknown() })

/** Whether nothing changed since everything was built; sets SITE_VERSION, as a build does. */
export function isEverythingBuilt(variables: Variables, withStudio = true): boolean {
  const print = noteVersion(variables)
  const others = [islands(variables), ...(withStudio ? [studio(variables)] : [])]
  return isCurrent(site(variables), print) && others.every((build) => isCurrent(build))
}

/** Builds islands and site, unless nothing changed since the last time. */
export async function buildSite(variables: Variables): Promise<void> {
  await buildIslands(variables)
  noteVersion(variables)
  await ensure(site(variables))
}

/** Builds the Studio, unless nothing changed. Resolves to true when it is another one than before. */
export function buildStudio(variables: Variables): Promise<boolean> {
  return ensure(studio(variables))
}

/** Makes small what the built Studio sends: the lake serves it meanwhile. */
export function compressStudio(variables: Variables): Promise<void> {
  return runToEnd({ name: 'the compression of the Studio', arguments: [COMPRESS], variables })
}

/** Files and folders of the project of which site and Studio are built. */
export function builtFrom(variables: Variables): string[] {
  return [site(variables), studio(variables)].flatMap(({ inputs }) => inputs.paths)
}

export async function buildIslands(variables: Variables): Promise<void> {
  await ensure(islands(variables))
}

/** Sets SITE_VERSION, by which the publisher knows which pages another version of the site's code has made. Returns the fingerprint. */
function noteVersion(variables: Variables): string {
  const print = fingerprint(site(variables).inputs)
  variables.SITE_VERSION = print.slice(0, 16)
  return print
}

function isCurrent({ stamp, inputs, result }: Build, print = fingerprint(inputs)): boolean {
  const file = stampFile(stamp)
  return existsSync(result) && existsSync(file) && readFileSync(file, 'utf8') === print
}

async function ensure(build: Build): Promise<boolean> {
  const { name, stamp, inputs, stale = '', command } = build
  // What is changed during the build may not be in it.
  const print = fingerprint(inputs)
  if (isCurrent(build, print)) return false
  const file = stampFile(stamp)
  mkdirSync(path.dirname(file), { recursive: true })
  await step(`Built ${name}`, async () => {
    // An interrupted build is not taken for complete.
    rmSync(file, { force: true })
    if (stale) rmSync(stale, { recursive: true, force: true })
    await runToEnd(command)
    writeFileSync(file, print)
  })
  return true
}

function stampFile(stamp: string): string {
  return path.join(dataDirectory, 'build-cache', stamp)
}

function islands(variables: Variables): Build {
  return {
    name: 'the islands',
    stamp: 'islands',
    inputs: {
      paths: [...islandFolders, ISLANDS, ...MANIFESTS],
      without: [...TESTS, '.tsx', 'content/seed/', 'built.json'],
      facts: [packageFacts()],
    },
    result: path.join(root, 'web/app/islands/built.json'),
    command: { name: 'the islands’ build', arguments: [ISLANDS], variables },
  }
}

function site(variables: Variables): Build {
  const folder = variables.SITE_BUILD || '.next'
  const configuration = ['next.config.ts', 'postcss.config.mjs']
  return {
    name: 'the site',
    stamp: `site${folder}`,
    inputs: {
      paths: ['web', 'content', 'packages/pages-as-files', ...configuration, ...MANIFESTS],
      without: [...TESTS, 'web/.next', 'content/seed/', 'next-env.d.ts'],
      facts: facts(variables, ADDRESSES),
    },
    result: path.join(root, 'web', folder, 'BUILD_ID'),
    stale: path.join(root, 'web', folder, 'cache/fetch-cache'),
    command: nextCommand('the site’s build', { ...variables, ...keyOf(variables) }, ['build']),
  }
}

/**
 * Next names its server actions by this key, which it would make up for each build. It hides nothing: what it encrypts are the values that
 * an action closes over, and none does.
 */
function keyOf({ SITE_VERSION = '' }: Variables) {
  const key = hash('sha256', SITE_VERSION, 'base64')
  return { NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: key }
}

function studio(variables: Variables): Build {
  return {
    name: 'the Studio',
    stamp: path.basename(studioDirectory(variables)),
    inputs: {
      paths: ['studio', STUDIO_PLUGIN, STATUS, 'content', STUDIO, FIRST_SCREEN, ...MANIFESTS],
      without: [...TESTS, 'studio/schema.json', 'studio/dist', 'studio/.sanity', 'content/seed/'],
      // The hosted lake does not tell the Studio where the website is.
      facts: facts(variables, variables.NEXT_PUBLIC_SANITY_PROJECT_ID ? ['PORT', 'SITE_URL'] : []),
    },
    result: path.join(studioDirectory(variables), 'index.html'),
    command: { name: 'the Studio’s build', arguments: [STUDIO], variables },
  }
}

function facts(variables: Variables, names: readonly string[]): string[] {
  const set = [...names, 'NEXT_PUBLIC_SANITY_PROJECT_ID', 'NEXT_PUBLIC_SANITY_DATASET'].map(
    (name) => `${name}=${variables[name] ?? ''}`,
  )
  return [...set, packageFacts()]
}

function packageFacts(): string {
  return JSON.stringify(inPackage.parse(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))))
}
