import type { DeliverySite } from 'pages-as-files'
import { close, listen, Site } from 'pages-as-files/testing'
import { afterAll, beforeAll, vi } from 'vitest'
import { readEnvironment } from '#content/environment/environment.ts'
import { deliverySite } from '../publish/delivery/site.ts'
import { NextInPreview } from './next-in-preview.ts'
import { stubEnvironment } from './variables.ts'

/** Published files for the tests of a file, delivered as those of the site are, beside Next as editors have it. */
export function deliveredSite(): DeliveredSite {
  const site = new DeliveredSite()
  beforeAll(async () => {
    await site.open()
    await site.reset()
    await site.startDelivery()
  })
  afterAll(() => site.close())
  return site
}

class DeliveredSite extends Site {
  readonly next = new NextInPreview()
  #nextUrl = ''

  override async open(): Promise<void> {
    await super.open()
    stubEnvironment(43_333)
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
