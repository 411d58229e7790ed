import type { DeliverySite } from 'pages-as-files'
import { close, listen, Site } from 'pages-as-files/testing'
import { vi } from 'vitest'
import { readEnvironment } from '#content/environment/environment.ts'
import { deliverySite } from '../publish/delivery/site.ts'
import { NextInPreview } from './next-in-preview.ts'
import { variablesFor } from './variables.ts'

/** Published files of a test, delivered as those of the site are, beside Next as editors have it. */
export class DeliveredSite extends Site {
  readonly next = new NextInPreview()
  #nextUrl = ''

  override async open(): Promise<void> {
    await super.open()
    for (const [name, value] of Object.entries(variablesFor(43_333))) vi.stubEnv(name, value)
    this.#nextUrl = `http://127.0.0.1:${await listen(this.next.server)}`
  }

  override async close(): Promise<void> {
    await close(this.next.server)
    await super.close()
    vi.unstubAllEnvs()
  }

  protected override deliverySite(): DeliverySite {
    return deliverySite({ ...readEnvironment(process.env), rendererUrl: this.#nextUrl })
  }
}
