import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { createClient, type SanityClient } from '@sanity/client'
import { root } from '#scripts/environment/project-root.ts'
import { LONG_DEADLINE_MS } from '#scripts/testing/deadline.ts'

const fixtures = path.join(root, 'e2e/fixtures/foreign')
const oxbow = path.join(root, 'packages/lake/cli/oxbow.ts')
/** Later versions of what these need can't all be installed together. */
const BEFORE = '2026-09-24'

/** What npm installs for a project, by major version. */
export type Packages = Readonly<Record<string, string>>
/** A folder of the project, and what its developer sets there. */
type Place = { folder?: string; variables?: Readonly<Record<string, string>> }
export type ForeignLake = { url: string; password: string; client: SanityClient }

/** Sources of somebody else's, as they are, with packages that npm installs for them, or the clone's. */
export class ForeignProject {
  readonly directory: string
  /** Of the lake, which begins empty. */
  readonly lake = mkdtempSync(path.join(tmpdir(), 'foreign-'))
  readonly #ends: (() => Promise<void>)[] = []
  /** What the programs that it started have written, for the report of a test that fails. */
  #said = ''
  readonly #variables: NodeJS.ProcessEnv

  constructor(name: string) {
    this.directory = path.join(root, '.data/foreign', name)
    const programs = [path.join(this.directory, 'node_modules/.bin'), path.dirname(process.execPath)]
    this.#variables = { ...process.env, DO_NOT_TRACK: '1' }
    for (const name of Object.keys(this.#variables))
      if (/^(NODE_ENV|NODE_OPTIONS|.*SANITY.*)$/.test(name)) Reflect.deleteProperty(this.#variables, name)
    this.#variables.PATH = [...programs, process.env.PATH].join(path.delimiter)
  }

  /** With the packages of the clone, which it finds above it. */
  copy(sources: string): void {
    rmSync(this.directory, { recursive: true, force: true })
    cpSync(path.join(fixtures, sources), this.directory, { recursive: true })
  }

  /** With packages of its own, which stay for the next time. */
  async install(sources: string, dependencies: Packages): Promise<void> {
    mkdirSync(this.directory, { recursive: true })
    // What Next kept of another lake.
    rmSync(path.join(this.directory, '.next'), { recursive: true, force: true })
    cpSync(path.join(fixtures, sources), this.directory, { recursive: true })
    cpSync(path.join(fixtures, 'schemaTypes'), path.join(this.directory, 'schemaTypes'), { recursive: true })
    const manifest = JSON.stringify({ name: path.basename(this.directory), private: true, dependencies })
    const file = path.join(this.directory, 'package.json')
    const isThere = existsSync(file) && readFileSync(file, 'utf8') === manifest
    writeFileSync(file, manifest)
    if (isThere && existsSync(path.join(this.directory, 'node_modules/.package-lock.json'))) return
    const flags = [`--before=${BEFORE}`, '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund']
    await this.run('npm', 'install', ...flags)
  }

  /** Runs to the end in the folder of the project. */
  async run(program: string, ...words: string[]): Promise<string> {
    const options = { cwd: this.directory, env: this.#variables }
    return (await promisify(execFile)(program, words, options)).stdout
  }

  /** Builds the Studio, and starts the lake that serves it. */
  async serveStudio(): Promise<ForeignLake> {
    const built = path.join(this.lake, 'studio')
    await this.run('sanity', 'build', built, '--yes', '--no-auto-updates')
    const words = ['dev', '--port', '0', '--directory', this.lake, '--studio', built]
    await this.#start(words, /Password/)
    return this.#runningLake()
  }

  /** Starts a program so that it reaches the lake, and resolves once it says what is waited for. */
  async startBesideLake(program: readonly string[], until: RegExp, place: Place = {}): Promise<ForeignLake> {
    await this.#start(this.#besideLake(program), until, place)
    return this.#runningLake()
  }

  /** Runs a program to its end so that it reaches the lake, and resolves to what it has written. */
  runBesideLake(...program: string[]): Promise<string> {
    return this.run(process.execPath, oxbow, ...this.#besideLake(program))
  }

  #besideLake(program: readonly string[]): string[] {
    return ['run', '--directory', this.lake, '--', ...program]
  }

  /** As its folder tells. */
  #runningLake(): ForeignLake {
    const url = readFileSync(path.join(this.lake, 'address'), 'utf8')
    const { token, password } = JSON.parse(readFileSync(path.join(this.lake, 'secrets.json'), 'utf8'))
    const client = createClient({
      ...{ projectId: 'abc12345', dataset: 'production', apiVersion: '2025-02-19', token },
      ...{ apiHost: `${url}/lake`, useProjectHostname: false, useCdn: false },
    })
    return { url, password, client }
  }

  async #start(
    words: readonly string[],
    until: RegExp,
    { folder = '', variables }: Place = {},
  ): Promise<void> {
    const cwd = path.join(this.directory, folder)
    const options = { cwd, env: { ...this.#variables, ...variables }, detached: true }
    const child = spawn(process.execPath, [oxbow, ...words], options)
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        said += text
        this.#said += text
      })
    const stop = async () => {
      if (child.exitCode !== null || child.pid === undefined) return
      // With the programs that it has started.
      process.kill(-child.pid, 'SIGINT')
      await once(child, 'exit')
    }
    this.#ends.push(stop)
    // Some generate types or build before they serve.
    const isOver = () => until.test(said) || child.exitCode !== null
    await expect.poll(isOver, { timeout: LONG_DEADLINE_MS }).toBe(true)
    expect(said).toMatch(until)
  }

  async close(): Promise<void> {
    await test.info().attach('what its programs wrote', { body: this.#said, contentType: 'text/plain' })
    for (const end of this.#ends.reverse()) await end()
    rmSync(this.lake, { recursive: true })
  }
}
