import { readFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { type Routable, routableTypes } from '#content/addresses/routes.ts'
import { Failure } from '../console/failure.ts'
import { root } from '../environment/project-root.ts'
import type { Product } from '../product/product.ts'

/** In milliseconds. */
const PATIENCE = 60_000
/** A site of a hundred pages has five hundred pictures to draw, about one a second. */
const LONG_PATIENCE = 15 * 60_000
const QUICKLY_COMPRESSED = "SELECT 1 FROM entries WHERE is_compressed_well = 0 AND forms <> '{}' LIMIT 1"
const TO_BE_DRAWN =
  'SELECT 1 FROM entries WHERE hash IS NULL AND is_named = 1 AND unnamed_since IS NULL LIMIT 1'

/** The documents of all pages of the site. */
export async function everyPage(product: Product): Promise<Routable[]> {
  const query = '*[_type in $types] | order(_type, slug.current) {..., "slug": slug.current}'
  return (await product.client()).fetch(query, { types: routableTypes })
}

export async function publish(
  product: Product,
  id: string,
  values: Record<string, unknown>,
): Promise<string> {
  const { _updatedAt } = await (await product.client()).patch(id).set(values).commit()
  return _updatedAt
}

/** As pages write it, for a price in US cents. */
export const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`

/**
 * Resolves when a visitor gets the page with the text. What asks uses the processors that the pages are made with, so it asks as a
 * browser does that has the page already, for plain text, and for many pages less often.
 */
export async function untilShown(
  { environment }: Product,
  page: string,
  text: string,
  { every = 5, patience = PATIENCE } = {},
): Promise<void> {
  let known = ''
  await until(
    async () => {
      const headers = { 'accept-encoding': 'identity', 'if-none-match': known }
      const response = await fetch(`${environment.localSiteUrl}${page}`, { headers })
      known = response.headers.get('etag') ?? ''
      return (await response.text()).includes(text)
    },
    `${page} to show ${text}`,
    { every, patience },
  )
}

/** Asks again after so many milliseconds; throws a `Failure` when it is not so after the longest. */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  what: string,
  { every = 200, patience = PATIENCE } = {},
): Promise<void> {
  const end = performance.now() + patience
  while (!(await isSo())) {
    if (performance.now() > end) throw new Failure(`Waited ${patience / 1_000} s for ${what}.`)
    await pause(every)
  }
}

/** Does the work and puts the documents back as they were. */
export async function restoring<Result>(
  product: Product,
  ids: readonly string[],
  work: () => Promise<Result>,
) {
  const client = await product.client()
  const before = await client.fetch('*[_id in $ids]', { ids })
  const result = await work()
  for (const document of before) await client.createOrReplace(document)
  return result
}

/** Works while nothing is published and no picture is drawn: on two cores a browser would have to share them with that. */
export async function withoutPublishing<Result>(
  product: Product,
  work: () => Promise<Result>,
): Promise<Result> {
  await untilCompressedWell(product)
  await product.publisher.stop()
  try {
    return await work()
  } finally {
    await product.publisher.start()
  }
}

/** Resolves when every text is compressed as well as can be, which is done when nobody publishes. */
export function untilCompressedWell(product: Product): Promise<void> {
  return untilNoEntry(product, QUICKLY_COMPRESSED, 'every text to be compressed well')
}

/** Resolves when every picture and card is drawn that the pages name, which is done after that. */
export function untilDrawn(product: Product): Promise<void> {
  return untilNoEntry(product, TO_BE_DRAWN, 'every picture to be drawn')
}

async function untilNoEntry({ environment }: Product, question: string, what: string): Promise<void> {
  const file = path.resolve(root, environment.siteDirectory, 'manifest.sqlite')
  const manifest = new DatabaseSync(file, { readOnly: true, timeout: 5_000 })
  const next = manifest.prepare(question)
  await until(() => !next.get(), what, { patience: LONG_PATIENCE }).finally(() => manifest.close())
}

/** What Linux says that a process and those that it started hold in memory, in megabytes; 0 on other systems. */
export function megabytesOf(pid: number | undefined): number {
  if (pid === undefined || process.platform !== 'linux') return 0
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
  const own = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
  return children.reduce((sum, child) => sum + megabytesOf(Number(child)), own)
}
