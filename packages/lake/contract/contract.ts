import { randomUUID } from 'node:crypto'
import type { SanityClient } from '@sanity/client'
import { afterAll, describe, expect, test } from 'vitest'
import { describeActions } from './action-contract.ts'
import type { Suite } from './contract-suite.ts'
import { describeCreation, describeDeletion } from './creation-contract.ts'
import { describeListeners, describeLiveEvents } from './live-contract.ts'
import { describePatches, describeTransactions } from './patch-contract.ts'
import { describeQueries } from './query-contract.ts'
import { describeSourceMaps } from './source-map-contract.ts'

type Connection = { client: SanityClient; end(): Promise<void> }

/**
 * What any content lake must do for `@sanity/client`. `connect` gives a client that may write; the suite keeps to ids
 * under a prefix of its own and removes them again, so it can run beside real content.
 */
export function describeContract(name: string, connect: () => Promise<Connection>): void {
  describe(`The content lake contract: ${name}`, async () => {
    const { client, end } = await connect()
    const run = `contract-${randomUUID().slice(0, 8)}`
    const suite: Suite = { type: `${run}-note`, id: (name) => `${run}-${name}`, client }
    afterAll(async () => {
      const query = '*[string::startsWith(_type, $run)]'
      await client.delete({ query, params: { run } })
      await end()
    })
    describe('queries', () => describeQueries(suite))
    describe('source maps', () => describeSourceMaps(suite))
    describe('creation', () => describeCreation(suite))
    describe('patches', () => describePatches(suite))
    describe('transactions', () => describeTransactions(suite))
    describe('deletion and references', () => describeDeletion(suite))
    describe('actions', () => describeActions(suite))
    describe('listeners', () => describeListeners(suite))
    describe('live events', () => describeLiveEvents(suite))
    describe('assets', () => describeAssets(suite))
  })
}

function describeAssets({ client }: Suite): void {
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  )

  test('a picture is stored, described and served', async () => {
    const asset = await client.assets.upload('image', pixel, { filename: 'pixel.png' })
    expect(asset).toMatchObject({
      _type: 'sanity.imageAsset',
      originalFilename: 'pixel.png',
      extension: 'png',
    })
    expect(asset.metadata.dimensions).toMatchObject({ width: 1, height: 1 })
    const response = await fetch(asset.url)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/png')
    await client.delete(asset._id)
  })
}
