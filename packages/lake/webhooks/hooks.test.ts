import { isValidSignature } from '@sanity/webhook'
import { afterEach, expect, test } from 'vitest'
import { keptLake } from '../testing/temporary-lake.ts'
import { receiverTest, SECRET } from '../testing/test-receiver.ts'

const url = '/hooks/projects/local'

type Made = { id: string; name: string; [field: string]: unknown }

const lake = await keptLake({ mayHooksReachInside: true })
const list = () => lake.client.request<Made[]>({ url })

afterEach(async () => {
  await lake.client.delete({ query: '*' })
  const made = (await list()).filter(({ name }) => name === 'rebuild')
  for (const { id } of made) await lake.client.request({ url: `${url}/${id}`, method: 'DELETE' })
})

/** As the documentation of Sanity's webhooks API has it. */
function make(address: string, more: Record<string, unknown> = {}): Promise<Made> {
  const body = { type: 'document', name: 'rebuild', url: address, dataset: 'production', ...more }
  return lake.client.request({ url, method: 'POST', body })
}

receiverTest('a webhook sends what its rule chooses, signed, as it asks for', async ({ receiver }) => {
  const rule = { on: ['create', 'delete'], filter: '_type == "price"', projection: '{ _id, "is": amount }' }
  const settings = { secret: SECRET, httpMethod: 'PUT', headers: { 'x-site': 'one' } }
  const made = await make(receiver.url, { rule, ...settings })
  expect(made).toMatchObject({ rule, httpMethod: 'PUT', secret: SECRET, apiVersion: 'v2025-02-19' })
  await lake.client.create({ _id: 'note', _type: 'note' })
  await lake.client.create({ _id: 'door', _type: 'price', amount: 25 })
  const [first] = await receiver.received(1)
  await lake.client.patch('door').set({ amount: 30 }).commit()
  await lake.client.delete('door')
  const [, second] = await receiver.received(2)
  expect([first?.body, second?.body]).toEqual([
    { _id: 'door', is: 25 },
    { _id: 'door', is: 30 },
  ])
  expect(second?.headers).toMatchObject({
    ...{ 'sanity-operation': 'delete', 'sanity-webhook-id': made.id, 'x-site': 'one' },
  })
  const signature = String(first?.headers['sanity-webhook-signature'])
  expect(await isValidSignature(first?.text ?? '', signature, SECRET)).toBe(true)
})

receiverTest(
  'without rule or secret it sends its dataset whole and unsigned, for good',
  async ({ receiver }) => {
    await lake.client.datasets.create('staging')
    await make(receiver.url, { dataset: 'staging' })
    await lake.restart()
    await lake.client.create({ _id: 'elsewhere', _type: 'note' })
    await lake.client.withConfig({ dataset: 'staging' }).create({ _id: 'note', _type: 'note', text: 'Hello' })
    const [message] = await receiver.received(1)
    expect(message?.body).toMatchObject({ _id: 'note', text: 'Hello' })
    expect(message?.headers).not.toHaveProperty('sanity-webhook-signature')
  },
)

receiverTest('its log tells every attempt, and the messages that they made up', async ({ receiver }) => {
  receiver.answer = (_, count) => (count === 1 ? 500 : 200)
  const { id } = await make(receiver.url)
  await lake.client.create({ _id: 'note', _type: 'note' })
  await receiver.received(2)
  const messages = () => lake.client.request<Made[]>({ url: `${url}/${id}/messages` })
  await expect.poll(messages).toMatchObject([{ status: 'success', failureCount: 1, resultCode: 200 }])
  const [message] = await messages()
  expect(JSON.parse(String(message?.payload))).toMatchObject({ _id: 'note' })
  const attempts = await lake.client.request<Made[]>({ url: `${url}/${id}/attempts` })
  const failure = { failureReason: 'http', resultCode: 500, resultBody: 'trouble' }
  expect(attempts).toMatchObject([
    { isFailure: true, ...failure, messageId: message?.id },
    { isFailure: false, failureReason: null, resultCode: 200, messageId: message?.id },
  ])
  const [failed] = attempts
  expect(await lake.client.request({ url: `${url}/attempts/${failed?.id}` })).toEqual(failed)
})

test.each([
  ['without a name', 400, { name: ' ' }],
  ['without an address', 400, { url: 'localhost:3000' }],
  ['of a dataset that there is not', 404, { dataset: 'nowhere' }],
  ['about drafts', 400, { includeDrafts: true }],
  ['about transactions', 400, { type: 'transaction' }],
  ['that is off', 400, { isDisabledByUser: true }],
  ['with another method', 400, { httpMethod: 'GET' }],
  ['on other changes', 400, { rule: { on: ['create', 'publish'] } }],
  ['with a filter that is not GROQ', 400, { rule: { filter: '_type ==' } }],
  ['with a header that can not be', 400, { headers: { 'not a name': '1' } }],
])('a webhook %s is refused with %i', async (_, statusCode, wrong) => {
  await expect(make('http://localhost:3000', wrong)).rejects.toMatchObject({ statusCode })
  expect(await list()).toEqual([])
})

receiverTest('one that is deleted sends no more, and one of the settings stays', async ({ receiver }) => {
  const webhooks = [receiver.webhook({ name: 'site', url: 'http://127.0.0.1:9/' })]
  await lake.restart({ webhooks })
  receiver.answer = () => 500
  const { id } = await make(receiver.url)
  await lake.client.create({ _id: 'note', _type: 'note' })
  await receiver.received(1)
  const listed = await list()
  expect(listed).toMatchObject([
    { name: 'site', secret: null },
    { id, name: 'rebuild' },
  ])
  await lake.client.request({ url: `${url}/${id}`, method: 'DELETE' })
  // Nothing is under way then.
  await lake.restart({ webhooks })
  const count = receiver.messages.length
  expect(await list()).toMatchObject([{ name: 'site' }])
  const removal = lake.client.request({ url: `${url}/${listed[0]?.id}`, method: 'DELETE' })
  await expect(removal).rejects.toMatchObject({ statusCode: 400 })
  expect(receiver.messages).toHaveLength(count)
})
