import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePorts } from '../environment/ports.ts'
import { Part } from '../product/part.ts'
import { endWithParent } from '../product/processes/live-process.ts'
import type { Product } from '../product/product.ts'
import { counted, type Finding, type Promised, type Trial } from './promise.ts'

export const rendering: Promised = {
  name: 'rendering',
  promise: 'Every page that visitors get is equal to one that is rendered now',
  cannotShow: 'That the renderer itself is right: the tests in e2e/specification read what it shows.',
  run: proveRendering,
}

/** A second publisher makes the whole site once more, in an empty folder, by the same renderer. */
async function proveRendering({ product }: Trial): Promise<Finding> {
  const directory = await mkdtemp(path.join(tmpdir(), 'site-'))
  const publisher = await secondPublisher(product, directory)
  try {
    await publisher.start()
    const pages = await pagesIn(path.join(directory, 'public'))
    const { localSiteUrl } = product.environment
    const compared = await Promise.all(pages.map((page) => differenceOf(page, directory, localSiteUrl)))
    return {
      tried: counted(pages.length, 'page'),
      found: `${compared.flat().length} differ`,
      broken: [...compared.flat(), ...(pages.length < 100 ? ['There were too few pages.'] : [])],
    }
  } finally {
    await publisher.stop()
    await rm(directory, { recursive: true, force: true })
  }
}

async function secondPublisher({ variables }: Product, directory: string): Promise<Part> {
  const [port] = await freePorts(1)
  const own = { ...variables, SITE_DIRECTORY: directory, PUBLISH_PORT: String(port) }
  const program = [...endWithParent, 'web/publish/serve.ts']
  return new Part({ name: 'a second publisher', arguments: program, variables: own }, (running) =>
    running.says('Compared every page'),
  )
}

/** The files of pages that have an address, within the folder. */
async function pagesIn(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true })
  return files.filter((file) => file.endsWith('.html') && file !== '404.html')
}

async function differenceOf(file: string, directory: string, site: string): Promise<string[]> {
  const address = `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`
  const response = await fetch(`${site}${address}`, { redirect: 'manual' })
  const fresh = await readFile(path.join(directory, 'public', file), 'utf8')
  if (response.status !== 200) return [`${address} was answered with ${response.status}.`]
  return (await response.text()) === fresh ? [] : [`${address} is not what is rendered now.`]
}
