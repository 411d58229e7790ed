import { rmSync } from 'node:fs'
import path from 'node:path'
import { copyContent } from 'oxbow/backups'
import { copySite } from 'pages-as-files/publisher'
import type { Environment } from '#content/environment/environment.ts'
import { hostToAsk } from '#content/environment/variables.ts'
import { Failure } from '../console/failure.ts'
import { step } from '../console/steps.ts'
import { lakePlace } from '../environment/lake-place.ts'
import { freePorts } from '../environment/ports.ts'
import { dataDirectory, loadEnvironment, root, type Variables } from '../environment/project-root.ts'
import { Product } from '../product/product.ts'
import { beginSession } from '../product/session.ts'
import { checkSite } from './check-site.ts'

const REHEARSAL = path.join(dataDirectory, 'rehearsal')

/** After this time the pages are not made but something is stuck, and the publisher's last words say what; in milliseconds. */
const LONGEST_MAKING = 10 * 60_000

/** After a switch the former version serves the requests that it has, in its folder; in milliseconds. */
const LONGEST_FINISHING = 60_000

/**
 * Builds the version in this folder, starts all of it beside the one that runs, on a copy of the content that is thrown away, and has
 * it make and answer every page. Throws a `Failure` that says what it can't do.
 */
export async function rehearse(runningFolder: string): Promise<void> {
  const environment = loadEnvironment()
  const formerSite = path.resolve(runningFolder, environment.siteDirectory)
  const site = path.resolve(root, environment.siteDirectory)
  if (formerSite === site)
    throw new Failure(
      `Both versions would write the published site into ${site}: leave SITE_DIRECTORY empty, so that each has one of its own.`,
    )
  const { product, unlock } = await beginSession(await ownVariables(environment), LONGEST_FINISHING)
  process.once('exit', clearUp)
  if (environment.lake.mode === 'embedded') await startOnCopy(environment, product)
  await product.build()
  await copySite(formerSite, site)
  await step('Made the pages', () => makePages(product))
  await step('Checked the pages', () => checkPages(product))
  await product.stop()
  unlock()
}

/** The lake's own folder and port, and nothing that reaches other machines. */
async function ownVariables({ lake, listenHost }: Environment): Promise<Variables> {
  const inner = { NODE_ENV: 'production', MIRROR_COMMAND: '', RENDERER_PORT: '', PUBLISH_PORT: '' } as const
  if (lake.mode === 'hosted') return inner
  const [port] = await freePorts(1)
  const url = `http://${hostToAsk(listenHost)}:${port}/lake`
  const copies = { BACKUP_DIRECTORY: '', BACKUP_COMMAND: '', REPLICA: '' }
  return { ...inner, ...copies, LAKE_URL: url, LAKE_DIRECTORY: REHEARSAL }
}

function clearUp(): void {
  rmSync(REHEARSAL, { recursive: true, force: true, maxRetries: 5 })
}

/** What is changed in the copy, by changes of its tables too, is thrown away. */
async function startOnCopy(environment: Environment, product: Product): Promise<void> {
  const place = lakePlace(environment, 'there is nothing to copy here.')
  // What an update that was killed has left.
  clearUp()
  await step('Copied the content', () => copyContent(place, REHEARSAL))
  // The site that runs is not to hear of it.
  await product.startAndSeedLake(['--without-webhooks'])
}

/** The publisher may be ready before it has compared the pages with the content. Without a renderer it would try for good. */
async function makePages(product: Product): Promise<void> {
  const { promise: never, reject } = Promise.withResolvers<never>()
  const made = product.startPublishing().then(() => product.publisher.running?.says('Compared every page'))
  const { renderer, publisher } = product
  void renderer.running?.ended.then((code) => reject(renderer.running?.failure(code)))
  const patience = setTimeout(() => reject(publisher.running?.failure('still at work')), LONGEST_MAKING)
  await Promise.race([made, never]).finally(() => clearTimeout(patience))
}

/** Visitors of this machine alone, for a moment. */
async function checkPages({ variables, environment }: Product): Promise<void> {
  const [port] = await freePorts(1)
  const { delivery } = new Product({ ...variables, PORT: String(port), LISTEN_HOST: '127.0.0.1' })
  await delivery.start()
  try {
    await checkSite(`http://127.0.0.1:${port}`, environment.askedSiteUrl)
  } finally {
    await delivery.stop()
  }
}
