import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { afterAll, expect } from 'vitest'
import type { LakeOptions } from '../options.ts'
import { type RunningLake, startLake } from '../server.ts'
import { clientAt, DEFAULTS } from './test-lake.ts'

export const TOKEN = 'token-of-the-tests'
export const PASSWORD = 'correct horse battery staple'

export type TemporaryLake = RunningLake & {
  directory: string
  /** A client with the token. */
  client: SanityClient
  /** A client that anyone could have. */
  visitor: SanityClient
  /** Asks an address of its API as no client would. */
  ask(path: string, init?: RequestInit): Promise<Response>
  /** Stops the lake and opens it again on its port, with what it had stored, and with other options when told so. */
  restart(changes?: Partial<LakeOptions>): Promise<void>
  end(): Promise<void>
  [Symbol.asyncDispose](): Promise<void>
}

/** It is removed at the end of the test run. */
export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'lake-'))
}

/** A lake of its own for a test: a free port, and an empty directory unless one is told. `end` stops it and removes everything. */
export async function temporaryLake(options: Partial<LakeOptions> = {}): Promise<TemporaryLake> {
  const { directory = temporaryFolder() } = options
  const settings = { ...standardOptions(directory), ...options }
  let running = await startLake(settings)
  const port = Number(new URL(running.url).port)
  const client = clientOf(running.url)
  const end = async () => {
    await running.close()
    rmSync(directory, { recursive: true, force: true, maxRetries: 5 })
  }
  return {
    url: running.url,
    get lake() {
      return running.lake
    },
    close: () => running.close(),
    directory,
    client,
    visitor: client.withConfig({ token: undefined }),
    ask: (path, init) => fetch(`${running.url}/lake/v1${path}`, init),
    restart: async (changes) => {
      await running.close()
      running = await startLake({ ...settings, ...changes, port })
      // The client may still hold connections to the one before.
      await expect.poll(() => client.request({ url: '/ping' }).catch(() => undefined)).toEqual({ ok: true })
    },
    end,
    [Symbol.asyncDispose]: end,
  }
}

/** A lake in memory that all tests of a file have. It can't be started again. */
export function sharedLake(options: Partial<LakeOptions> = {}): Promise<TemporaryLake> {
  return keptLake({ ...options, storage: 'memory' })
}

/** The same on disk, for tests that start it again or have it evaluate queries in other processes. */
export async function keptLake(options: Partial<LakeOptions> = {}): Promise<TemporaryLake> {
  const lake = await temporaryLake(options)
  afterAll(() => lake.end())
  return lake
}

/** What a lake of the tests is opened with; port 0 takes any free one. */
export function standardOptions(directory: string): LakeOptions {
  return {
    ...DEFAULTS,
    directory,
    token: TOKEN,
    password: PASSWORD,
    allowedOrigins: ['http://studio.example'],
    webhooks: [],
  }
}

/** A client with the token for the lake at an address. */
export function clientOf(url: string): SanityClient {
  return clientAt(url, { token: TOKEN }).withConfig({ maxRetries: 0 })
}

/** Lets a test say where a request comes from, as a proxy would: `addressOf` of a lake's options. */
export function toldAddress({ headers }: IncomingMessage): string | undefined {
  return [headers['x-forwarded-for']].flat()[0]
}

/** A built Studio as far as a lake looks at it: its page, and files in `static`. */
export function temporaryStudio(
  page = '<!doctype html><title>Studio</title>',
  files: Readonly<Record<string, string>> = {},
): string {
  const directory = temporaryFolder()
  mkdirSync(join(directory, 'static'))
  writeFileSync(join(directory, 'index.html'), page)
  for (const [name, text] of Object.entries(files)) writeFileSync(join(directory, 'static', name), text)
  return directory
}

type Transaction = { id: string; [field: string]: unknown }

/** What the history of `production` tells at an address after `transactions`. */
export async function transactionsAt(client: SanityClient, address: string): Promise<Transaction[]> {
  const url = `/data/history/production/transactions${address}`
  // The client gives no body for an empty answer.
  const text = await client.request<Buffer | string | undefined>({ url })
  const lines = String(text ?? '').split('\n')
  return lines.filter(Boolean).map((line) => JSON.parse(line))
}
