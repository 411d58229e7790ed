import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { type Routable, routableTypes } from '#content/addresses/routes.ts'
import { Failure } from '../console/failure.ts'
import { root } from '../environment/project-root.ts'
import type { Product } from '../product/product.ts'

export const PRICE = 'price-interior-painting'
/** In milliseconds: a site of ten thousand pages takes a quarter of an hour, and one of a hundred has five hundred pictures to draw. */
const PATIENCE = 60 * 60_000
const UNFINISHED = `SELECT 1 FROM entries WHERE is_compressed_well = 0 AND forms <> '{}'
  OR hash IS NULL AND is_named = 1 AND unnamed_since IS NULL LIMIT 1`

/** The documents of all pages of the site. */
export async function everyPage(product: Product): Promise<Routable[]> {
  const query = '*[_type in $types] | order(_type, slug.current) {..., "slug": slug.current}'
  return (await product.client()).fetch(query, { types: routableTypes })
}

/** Resolves when the lake has it. */
export async function change(product: Product, id: string, fields: object): Promise<void> {
  await (await product.client()).patch(id).set(fields).commit()
}

/** Resolves when publisher and renderer have started anew, and every page is compared with the content. */
export async function restartPublishing({ publisher, renderer }: Product): Promise<void> {
  await Promise.all([publisher.stop(), renderer.stop()])
  void renderer.start()
  await publisher.start()
  await publisher.running?.says('Compared every page')
}

/**
 * Resolves when a visitor gets the page with the text. What asks uses the processors that the pages are made with, so it asks as a
 * browser does that has the page already, for plain text, and for many pages less often.
 */
export async function untilShown(
  { environment }: Product,
  page: string,
  text: string,
  every = 5,
): Promise<void> {
  let known = ''
  await until(`${page} to show ${text}`, every, async () => {
    const headers = { 'accept-encoding': 'identity', 'if-none-match': known }
    const response = await fetch(`${environment.localSiteUrl}${page}`, { headers })
    known = response.headers.get('etag') ?? ''
    return (await response.text()).includes(text)
  })
}

/** Asks again after so many milliseconds; throws a `Failure` when it is not so after an hour. */
async function until(what: string, every: number, isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + PATIENCE
  while (!(await isSo())) {
    if (performance.now() > end) throw new Failure(`Waited ${PATIENCE / 60_000} minutes for ${what}.`)
    await pause(every)
  }
}

/** Works once every picture is drawn and every text compressed well, while nothing is published: a browser needs both cores. */
export async function onQuietSite<Result>(product: Product, work: () => Promise<Result>): Promise<Result> {
  const file = path.resolve(root, product.environment.siteDirectory, 'manifest.sqlite')
  const manifest = new DatabaseSync(file, { readOnly: true, timeout: 5_000 })
  const unfinished = manifest.prepare(UNFINISHED)
  await until('pictures and compressed texts', 200, () => !unfinished.get())
  manifest.close()
  await product.publisher.stop()
  return work().finally(() => product.publisher.start())
}
