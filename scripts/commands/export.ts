import {
  copyFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { readMirrorStatus } from 'pages-as-files/mirror-status'
import { Failure } from '../console/failure.ts'
import { eventIn } from '../console/log.ts'
import { step } from '../console/steps.ts'
import { freePorts } from '../environment/ports.ts'
import { lakeAt, loadVariables, root } from '../environment/project-root.ts'
import { tellOutputOf } from '../product/part-output.ts'
import { runMain } from '../product/processes/run-main.ts'
import type { Product } from '../product/product.ts'
import { beginSession } from '../product/session.ts'
import { untilShown } from '../product/shown-content.ts'

/** In milliseconds: between two looks at how far the publisher is, and how long it may go on without a new file. */
const LOOK_AGAIN = 500
const PATIENCE = 10 * 60_000
/** What every export has, by which a former one is known. */
const RULES = '_headers'
/** Compressed forms, which static hosts make themselves. */
const COMPRESSED = /\.(br|gz)$/

/**
 * `npm run export -- FOLDER`: publishes the site, with every picture drawn, writes it into a folder as static hosts want it, and
 * ends. The lake is the embedded or the hosted one.
 */
await runMain(async () => {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [name] = positionals
  if (name === undefined)
    throw new Failure('Say into which folder the site is to be exported: npm run export -- dist')
  const folder = path.resolve(root, name)
  requireOwn(folder)
  const variables = loadVariables()
  const [port = 0] = await freePorts(1)
  // Nothing is sent: that a command has ended well says that all files are there.
  const toNobody = { MIRROR_COMMAND: 'true', ...lakeAt(port, variables) }
  const { product } = await beginSession({ NODE_ENV: 'production', ...toNobody })
  const { environment, publisher } = product
  const tell = tellOutputOf(publisher.name)
  publisher.echo((line, isError) => eventIn(line)?.event !== 'mirror' && tell(line, isError))
  await product.openLake()
  if (environment.lake.mode === 'hosted') await untilShown(environment.lake)
  await product.build(false)
  const site = path.resolve(root, environment.siteDirectory)
  await step('Made every page and picture', () => publishAll(product, site))
  await product.stop()
  await step(`Exported the site into ${folder}`, async () => replace(folder, path.join(site, 'public')))
  if (!environment.siteUrl)
    console.log(
      'SITE_URL is empty, so search engines are asked to stay away: set it to the public address and export again.',
    )
  process.exit()
})

/** Nobody's other files are removed. */
function requireOwn(folder: string): void {
  if (!existsSync(folder) || existsSync(path.join(folder, RULES)) || readdirSync(folder).length === 0) return
  throw new Failure(
    `${folder} has files that are no export of this site: name an empty folder, or one that is not there yet.`,
  )
}

/** Resolves when everything that pages name is there. */
async function publishAll(product: Product, site: string): Promise<void> {
  const began = Date.now()
  await product.startPublishing()
  const files = () => readdirSync(site, { recursive: true }).length
  for (let [before, made] = [0, files()]; made > before; [before, made] = [made, files()]) {
    const patience = performance.now() + PATIENCE
    while (performance.now() < patience) {
      if ((readMirrorStatus(site).lastTrue ?? 0) >= began) return
      if (product.publisher.running?.hasEnded)
        throw new Failure('The publisher ended before all pages were made.')
      await pause(LOOK_AGAIN)
    }
  }
  throw new Failure(
    'No picture could be drawn for ten minutes, for the reason above, so nothing was exported. What was made is kept: run it again.',
  )
}

/** The new files are all there before the former ones go. */
function replace(folder: string, from: string): void {
  const part = `${folder}.part`
  rmSync(part, { recursive: true, force: true })
  mkdirSync(path.dirname(part), { recursive: true })
  cpSync(from, part, { recursive: true, filter: (file) => !COMPRESSED.test(file) })
  // Hosts that find `about/index.html` at /about/ alone find `about.html` at /about: no link costs a redirect.
  for (const page of globSync('*/**/index.html', { cwd: part }))
    copyFileSync(path.join(part, page), path.join(part, `${path.dirname(page)}.html`))
  rmSync(folder, { recursive: true, force: true })
  renameSync(part, folder)
}
