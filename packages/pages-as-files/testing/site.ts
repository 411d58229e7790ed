import { once } from 'node:events'
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { createDeliveryServer } from '../delivery/request-handler.ts'
import type { Timing } from '../publish/looks.ts'
import type { DeliverySite } from '../site.ts'
import { Content, idOf, type More } from './content.ts'
import { fakeDeliverySite, fakeSite } from './fake-site.ts'
import { Lake } from './lake.ts'
import { close, listen } from './listen.ts'
import { startPublishing } from './publishing.ts'
import { Renderer } from './renderer.ts'
import { singlePages } from './routes.ts'
import { Sender } from './sender.ts'
import { temporaryFolder } from './temporary-folder.ts'

export type Publishing = Awaited<ReturnType<typeof startPublishing>>

/** The pages that are published at first. */
export const paths = [...singlePages, '/services/painting', '/services/plumbing', '/service-areas/matthews']

/** A whole site with a lake and a renderer of the test: real publishing and real delivery, in a folder of their own. */
export class Site {
  readonly content = new Content()
  readonly lake = new Lake(this.content)
  readonly renderer = new Renderer()
  readonly directory = temporaryFolder('site-')
  readonly folder = join(this.directory, 'site')
  readonly publicFolder = join(this.directory, 'public')
  #publishing: Publishing | undefined
  /** Where delivery looks for it, whether it is there or not. */
  #publishPort = 0
  lakeUrl = ''
  rendererUrl = ''
  delivery: Server | undefined
  hasMirror = false
  /** Of delivery. */
  url = ''

  /** Starts the lake and the renderer. */
  async open(): Promise<void> {
    const islands = join(this.publicFolder, 'islands')
    mkdirSync(islands, { recursive: true })
    writeFileSync(join(islands, 'site-1.js'), 'customElements\n'.repeat(50))
    this.lakeUrl = `http://127.0.0.1:${await listen(this.lake.server)}`
    this.rendererUrl = `http://127.0.0.1:${await listen(this.renderer.server)}`
  }

  /** The first content as published by the first version, with lake and renderer in order: what a test begins with. */
  async reset(): Promise<Publishing> {
    await this.stopPublishing()
    rmSync(this.folder, { recursive: true, force: true })
    this.lake.reset()
    this.content.clear()
    for (const path of [...paths, '/404']) this.content.publish(path, 'first words')
    this.renderer.reset()
    await this.#publishFirst()
    return this.startPublishing()
  }

  /** Once, and copied for each test, because a disk takes its time to keep what is written. */
  async #publishFirst(): Promise<void> {
    const first = join(this.directory, 'first')
    if (existsSync(first)) return cpSync(first, this.folder, { recursive: true })
    const { publisher } = await this.startPublishing()
    await publisher.compare()
    await this.stopPublishing()
    this.renderer.reset()
    cpSync(this.folder, first, { recursive: true })
  }

  /** Publishes a page as it is to be from now on, and resolves with the report when that is done. */
  publish(path: string, words: string | null, more?: More): ReturnType<Publishing['publisher']['publish']> {
    this.content.publish(path, words, more)
    return this.publisher.publish(idOf(path))
  }

  /** Takes a page back in the same way. */
  takeBack(path: string): ReturnType<Site['publish']> {
    this.content.takeBack(path)
    return this.publisher.publish(idOf(path))
  }

  /** Publishes a page that names these pictures. */
  showPictures(images: readonly string[]): ReturnType<Site['publish']> {
    return this.publish('/about', `${images.length} pictures`, { images })
  }

  /** Does what publishing does while nothing else is to be done, until nothing is left. */
  async doQuietWork(): Promise<void> {
    const began = Date.now()
    while (await this.publishing.doNext(began));
  }

  /** The published file of an address, as it lies in the folder; undefined when there is none. */
  shown(path: string): string | undefined {
    const file = this.fileOf(path)
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined
  }

  /** The same of a page that is filled in for each visitor. */
  templateOf(path: string): string {
    return readFileSync(join(this.folder, 'templates', path, 'index.html'), 'utf8')
  }

  fileOf(path: string): string {
    const name = path === '/404' ? '404.html' : path.includes('.') ? path : join(path, 'index.html')
    return join(this.folder, 'public', name)
  }

  /** Starts publishing as its process would, without the comparison at the start. */
  async startPublishing(version = '1', timing?: Timing): Promise<Publishing> {
    await this.#publishing?.end()
    this.#publishing = await startPublishing({
      site: fakeSite(this.lakeUrl, this.rendererUrl),
      folder: this.folder,
      publicFolder: this.publicFolder,
      version,
      port: this.#publishPort,
      ...(timing && { timing }),
    })
    this.#publishPort = this.#publishing.port
    return this.#publishing
  }

  get publishing(): Publishing {
    if (this.#publishing) return this.#publishing
    throw new Error('Nothing is published in this test now.')
  }

  get publisher(): Publishing['publisher'] {
    return this.publishing.publisher
  }

  async stopPublishing(): Promise<void> {
    await this.#publishing?.end()
    this.#publishing = undefined
  }

  /** Starts delivery, or starts it anew, and returns its address. */
  async startDelivery(timeouts?: Parameters<typeof createDeliveryServer>[1]): Promise<string> {
    if (this.delivery) await close(this.delivery)
    const options = { site: this.deliverySite(), folder: this.folder, publisherUrl: this.publishUrl }
    this.delivery = createDeliveryServer({ ...options, hasMirror: this.hasMirror }, timeouts)
    this.url = `http://127.0.0.1:${await listen(this.delivery)}`
    return this.url
  }

  /** Posts the beginning of a body and disconnects. Resolves when delivery has noticed. */
  async breakOff(path: string, type = 'application/json'): Promise<void> {
    if (!this.delivery) throw new Error('Delivery has not started.')
    const accepted = once(this.delivery, 'connection')
    const requested = once(this.delivery, 'request')
    const socket = connect(Number(new URL(this.url).port), '127.0.0.1')
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 100\r\n\r\nabc`,
    )
    const [connection] = await accepted
    await requested
    // Not `once`, which rejects because the connection also has an error.
    const closed = new Promise((resolve) => connection.once('close', resolve))
    socket.destroy()
    await closed
  }

  /** As delivery is to know the site. */
  protected deliverySite(): DeliverySite {
    return fakeDeliverySite()
  }

  /** Everything that lies in the folder of the published site. */
  get files(): string[] {
    return globSync('**/*', { cwd: this.folder }).toSorted()
  }

  get publishUrl(): string {
    return `http://127.0.0.1:${this.#publishPort}`
  }

  get sender(): Sender {
    return new Sender(this.url)
  }

  async close(): Promise<void> {
    await this.#publishing?.end()
    for (const server of [this.lake.server, this.renderer.server, this.delivery])
      if (server) await close(server)
    rmSync(this.directory, { recursive: true, force: true })
  }
}
