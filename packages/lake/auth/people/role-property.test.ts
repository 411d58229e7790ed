import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { type LakeDocument, publishedId } from '../../documents/lake-document.ts'
import { addPerson, cookieOf, DAILY, MARIA } from '../../testing/logged-in.ts'
import { type RandomRequest, randomRequest } from '../../testing/random-requests.ts'
import { sharedLake } from '../../testing/temporary-lake.ts'
import { picture } from '../../testing/temporary-pictures.ts'

const THEIRS = ['price', 'sanity.imageAsset', 'sanity.previewUrlSecret']
const API = '/lake/v2025-02-19'
const { numRuns = 120, seed } = fc.readConfigureGlobal()

const lake = await sharedLake({ roles: [DAILY] })
let cookie: string
let uploads: Buffer<ArrayBuffer>[]
/** What the lake holds before each round. */
let base: readonly LakeDocument[]
let addresses: readonly string[]
const tried = { requests: 0, accepted: 0 }

beforeAll(async () => {
  await addPerson(lake)
  cookie = await cookieOf(lake, MARIA)
  uploads = await Promise.all(['#357', '#753'].map(png))
  const [shown, loose] = await Promise.all(uploads.map((bytes) => lake.client.assets.upload('image', bytes)))
  const list = await lake.client.assets.upload('file', Buffer.from('%PDF-1.7'), { filename: 'list.pdf' })
  const image = { _type: 'image', asset: { _type: 'reference', _ref: shown?._id } }
  const documents: { _id: string; _type: string; [field: string]: unknown }[] = [
    { _id: 'price-door', _type: 'price', title: 'Door', list: [{ title: 'x' }] },
    { _id: 'drafts.price-door', _type: 'price', title: 'Front door' },
    { _id: 'painting', _type: 'service', title: 'Painting', image },
    { _id: 'business', _type: 'business', title: 'Business', list: [{ title: 'x' }] },
    { _id: 'drafts.business', _type: 'business', title: 'Another name' },
    { _id: 'drafts.roofing', _type: 'service', title: 'Roofing' },
    { _id: 'versions.spring.paving', _type: 'service', title: 'Paving' },
    { _id: 'gone', _type: 'service', title: 'Gone' },
  ]
  await lake.client.mutate(documents.map((create) => ({ create })))
  await lake.client.delete('gone')
  base = lake.lake.store.all('production')
  addresses = [shown, list].map((asset) => String(asset?.url))
  expect(loose).toBeDefined()
})

test('nothing that somebody sends changes a document or a file that is not theirs', async ({ task }) => {
  const assets = base.map(({ _id }) => _id).filter((id) => id.includes('-') && !id.includes('.'))
  const ids = [
    ...new Set(base.map(({ _id }) => publishedId(_id))),
    ...assets.map((id) => id.replace(/^\w+/, 'x')),
    ...assets.map((id) => id.replace(/^image-(\w+)-\d+x\d+/, 'file-$1')),
    ...['gone', 'fresh'],
  ]
  const types = [...THEIRS, 'price', 'service', 'business', 'sanity.fileAsset']
  const request = randomRequest({ ids, types, uploads: uploads.length })
  const rounds = fc.asyncProperty(fc.array(request, { minLength: 1, maxLength: 6 }), playRound)
  await fc.assert(rounds, { numRuns, seed })
  Object.assign(task.meta, {
    tried: `${tried.requests} writes of somebody with few rights, ${tried.accepted} of them accepted`,
  })
  // Otherwise this would hold for a lake that refuses everything.
  expect(tried.accepted / tried.requests).toBeGreaterThan(0.05)
})

async function playRound(requests: readonly RandomRequest[]): Promise<void> {
  await beginAnew()
  const before = { documents: othersDocuments(), files: files() }
  for (const request of requests) {
    const { status } = await send(request)
    tried.requests += 1
    if (status === 200) tried.accepted += 1
    expect(status).not.toBe(500)
  }
  expect(othersDocuments()).toEqual(before.documents)
  expect(inPlaceOfOthers()).toEqual([])
  expect(files()).toMatchObject(before.files)
  for (const address of addresses) expect((await ask('GET', new URL(address).pathname)).status).toBe(200)
}

/** Takes back what earlier rounds have changed, with the token. */
async function beginAnew(): Promise<void> {
  const now = new Map(lake.lake.store.all('production').map((document) => [document._id, document]))
  const steps = base.flatMap((document) => {
    const isSame = contentOf(now.get(document._id)) === contentOf(document)
    now.delete(document._id)
    return isSame ? [] : [{ delete: { id: document._id } }, { create: document }]
  })
  const all = [...[...now.keys()].map((id) => ({ delete: { id } })), ...steps]
  if (all.length > 0) await lake.client.mutate(all)
}

function contentOf(document: LakeDocument | undefined): string {
  return JSON.stringify({ ...document, _rev: '', _updatedAt: '' })
}

function othersDocuments(): string[] {
  const others = lake.lake.store.all('production').filter(({ _type }) => !THEIRS.includes(_type))
  return others.map((document) => JSON.stringify(document)).sort()
}

/** What stands as a document, draft or version where somebody else's is, or was before it was deleted. */
function inPlaceOfOthers(): string[] {
  const all = lake.lake.store.all('production')
  const others = base.filter(({ _type }) => !THEIRS.includes(_type)).map(({ _id }) => publishedId(_id))
  const places = new Set([...others, 'gone'])
  return all
    .filter(({ _id, _type }) => THEIRS.includes(_type) && places.has(publishedId(_id)))
    .map(({ _id }) => _id)
}

function files(): Record<string, string> {
  const cwd = join(lake.directory, 'assets')
  const stored = globSync('*/*', { cwd })
  return Object.fromEntries(stored.map((name) => [name, readFileSync(join(cwd, name), 'base64')]))
}

async function send(request: RandomRequest): Promise<Response> {
  switch (request.to) {
    case 'mutate':
    case 'actions':
      return ask('POST', `${API}/data/${request.to}/production`, JSON.stringify(request.body))
    case 'upload': {
      const query = new URLSearchParams({ filename: request.filename })
      return ask('POST', `${API}/assets/${request.kind}/production?${query}`, uploads[request.bytes])
    }
    case 'restore':
      return restore(request)
    default:
      return request satisfies never
  }
}

async function restore({ from, id, type, by }: RandomRequest & { to: 'restore' }): Promise<Response> {
  const found = await ask('GET', `${API}/data/history/production/documents/${from}?lastRevision=true`)
  if (!found.ok) return found
  const { documents } = await found.json()
  const attributes = { ...documents[0], _id: id, ...(type && { _type: type }) }
  const actionType = 'sanity.action.document.replaceDraft'
  const body =
    by === 'mutate'
      ? { mutations: [{ createOrReplace: attributes }] }
      : { actions: [{ actionType, publishedId: publishedId(id), attributes }] }
  return ask('POST', `${API}/data/${by}/production`, JSON.stringify(body))
}

/** As the Studio of somebody who has logged in asks. */
function ask(method: string, path: string, body?: string | Buffer<ArrayBuffer>): Promise<Response> {
  const headers = { cookie, origin: lake.url }
  return lake.lake.fetch(new Request(`${lake.url}${path}`, { method, headers, body }), '127.0.0.1')
}

async function png(color: string): Promise<Buffer<ArrayBuffer>> {
  return Buffer.from(await picture(8, 8, color).png().toBuffer())
}
