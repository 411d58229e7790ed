import { expect, test } from 'vitest'
import { addToMenu, takeOutOfMenu } from '#studio/actions/add-to-menu.ts'
import { show } from '#studio/actions/show-or-hide.tsx'
import { sentencesWith } from '#studio/actions/used-by.ts'
import { sharedWorkspace } from '../test-workspace.ts'

const PAINTING = 'service-painting'
const studio = await sharedWorkspace()

test('hiding and showing again changes nothing but the switch, in the draft too', async () => {
  const { client } = studio
  const published = await client.getDocument(PAINTING)
  if (!published) throw new Error('There is no painting.')
  await client.create({ ...published, _id: `drafts.${PAINTING}`, title: 'House painting' })
  await show(client, PAINTING, false)
  expect(await client.getDocument(PAINTING)).toMatchObject({ title: published.title, shown: false })
  expect(await draftOf(PAINTING)).toMatchObject({ title: 'House painting', shown: false })
  await show(client, PAINTING, true)
  expect(await client.getDocument(PAINTING)).toMatchObject({ title: published.title, shown: true })
  expect(await draftOf(PAINTING)).toMatchObject({ title: 'House painting', shown: true })
})

test('what still mentions a hidden document are sentences, and neither cards nor lists', async () => {
  const found = await sentencesWith(studio.client, ['service-babyproofing'])
  expect(found.map(({ _type }) => _type)).toEqual(['faq', 'faq'])
  const ofPrice = await sentencesWith(studio.client, ['price-matthews-home-repairs'])
  expect(ofPrice.map(({ _id }) => _id)).toContain('city-matthews')
})

test('a service comes into the menu once, however often it is added, and out of it again', async () => {
  const links = () => studio.client.fetch<string[]>('*[_id == "navigation"][0].services.more[].page._ref')
  const before = await links()
  await addToMenu(studio.client, 'service-new')
  await addToMenu(studio.client, 'service-new')
  expect(await links()).toEqual([...before, 'service-new'])
  await takeOutOfMenu(studio.client, 'service-new')
  expect(await links()).toEqual(before)
  await addToMenu(studio.client, 'service-new')
  expect(await links()).toEqual([...before, 'service-new'])
})

const draftOf = (id: string) =>
  studio.client.withConfig({ perspective: 'raw' }).fetch('*[_id == $id][0]', { id: `drafts.${id}` })
