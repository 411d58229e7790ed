import type { SanityDocument } from '@sanity/client'
import { afterEach, describe, expect, test } from 'vitest'
import { generatedAddress } from '#studio/schema/rules/generated-address.ts'
import { sharedWorkspace } from '../test-workspace.ts'

const OURS = 'drafts.page-e2e'
const ref = (id: string) => ({ _type: 'reference', _ref: id })
const slug = (current: string) => ({ _type: 'slug', current })

const studio = await sharedWorkspace()

afterEach(() => studio.client.delete({ query: '*[_id match "*e2e*"]' }))

describe('"Generate" makes', () => {
  test.each([
    ['townService', { city: ref('city-waxhaw'), service: ref('service-painting') }, 'waxhaw/painting'],
    ['areaService', { city: ref('city-waxhaw'), service: ref('service-handyman') }, 'waxhaw/handyman'],
    [
      'cityService',
      { city: ref('city-waxhaw'), service: ref('service-maintenance-emergency') },
      'waxhaw/maintenance-emergency',
    ],
    ['service', { title: 'Gutters & Roofs' }, 'gutters-and-roofs'],
    ['city', { name: 'Fort Mill' }, 'fort-mill'],
    ['townPage', { title: 'All services in Waxhaw' }, 'all-services-in-waxhaw'],
    ['locationPage', { title: 'Getting to Waxhaw' }, 'getting-to-waxhaw'],
  ])('for a %s of %j an address that it can have', async (type, fields, made) => {
    const page = { ...document(type), ...fields }
    expect(await generatedAddress(page, studio.generating)).toBe(made)
    expect(await addressComplaints({ ...page, slug: slug(made) })).toEqual([])
  })

  test('one that no other page has, and the same again for the same page', async () => {
    const page = { ...document('service'), title: 'Painting' }
    expect(await generatedAddress(page, studio.generating)).toBe('painting-2')
    await studio.client.create({ ...page, slug: slug('painting-2') })
    expect(await generatedAddress(page, studio.generating)).toBe('painting-2')
    const another = { ...page, _id: 'drafts.other-e2e' }
    expect(await generatedAddress(another, studio.generating)).toBe('painting-3')
    const alias = { ...another, title: 'Property maintenance' }
    expect(await generatedAddress(alias, studio.generating)).toBe('property-maintenance-2')
  })

  test('one from a town that is being written', async () => {
    await studio.client.create({ _id: 'drafts.city-e2e', _type: 'city', slug: slug('fort-mill') })
    const page = { ...document('townService'), city: ref('city-e2e'), service: ref('service-painting') }
    expect(await generatedAddress(page, studio.generating)).toBe('fort-mill/painting')
  })

  test.each([
    ['townService', { title: 'Handyman in Testtown' }, 'Choose the town and the service first'],
    ['townService', { city: ref('city-waxhaw') }, 'Choose the town and the service first'],
    [
      'townService',
      { city: ref('city-waxhaw'), service: ref('faq-nothing') },
      'The service doesn’t have a web address',
    ],
    ['service', {}, 'Fill in "Name" first'],
    ['city', { name: '油漆' }, 'Type it here'],
  ])('none for a %s of %j, but says what to do', async (type, fields, words) => {
    await expect(generatedAddress({ ...document(type), ...fields }, studio.generating)).rejects.toThrow(words)
  })
})

describe('The Studio refuses', () => {
  test.each([
    ['townService', 'handyman-in-testtown', 'type the town, a slash, and the service'],
    ['townService', 'gallery/painting', 'Start with the town'],
    ['city', 'matthews/painting', 'Leave out the slash'],
    ['service', 'Painting', 'Use lowercase letters'],
    ['service', 'painting', '"Painting" (Service) already has this address'],
    ['service', 'property-maintenance', '"Maintenance" (Service) already has this address'],
    [
      'cityService',
      'matthews/handyman',
      '"Handyman in Matthews" (Main service page of a town) already has this address',
    ],
    [
      'townService',
      'matthews/painting-services',
      '"Painting services in Matthews" (Service page of a town) already has this',
    ],
  ])('a %s at "%s"', async (type, current, words) => {
    const found = await addressComplaints({ ...document(type), slug: slug(current) })
    expect(found).toEqual([expect.stringContaining(words)])
  })

  test.each([
    [['Our Painting'], '"Our Painting": Use lowercase letters'],
    [['painting'], '"painting": "Painting" (Service) already has this address'],
    [['walls'], '"walls": This is already the page’s web address'],
  ])('the other addresses %j', async (aliases, words) => {
    const page = { ...document('service'), slug: slug('walls'), aliases }
    expect(await addressComplaints(page)).toEqual([expect.stringContaining(`aliases: ${words}`)])
  })

  test('an address that is only being written elsewhere, or that its document is about to leave', async () => {
    const other = { _type: 'service', title: 'Gutters' }
    await studio.client.create({ ...other, _id: 'gutters-e2e', slug: slug('gutters') })
    await studio.client.create({ ...other, _id: 'drafts.gutters-e2e', slug: slug('roofs') })
    for (const current of ['gutters', 'roofs'])
      expect(await addressComplaints({ ...document('service'), slug: slug(current) })).toEqual([
        expect.stringContaining('"Gutters" (Service) already has this address'),
      ])
  })
})

describe('The Studio takes', () => {
  test('an address that another kind of page has under another folder', async () => {
    expect(await addressComplaints({ ...document('townPage'), slug: slug('painting') })).toEqual([])
  })

  test('the address of a published page in its draft', async () => {
    const page = await studio.client.getDocument('service-maintenance')
    if (!page) throw new Error('The seed has no maintenance.')
    expect(await addressComplaints({ ...page, _id: 'drafts.service-maintenance' })).toEqual([])
  })

  test('an address that a redirect starts from, and warns that the redirect does nothing', async () => {
    const from = { _type: 'redirect', address: '/contact', permanent: true }
    await studio.client.create({ ...from, _id: 'redirect-e2e', from: '/services/walls' })
    await studio.client.create({ ...from, _id: 'redirect-too-e2e', from: '/services/rooms' })
    const page = { ...document('service'), slug: slug('walls'), aliases: ['rooms'] }
    const said = [
      expect.stringContaining('aliases: /services/rooms is also among the old addresses.'),
      expect.stringContaining('slug: /services/walls is also among the old addresses.'),
    ]
    expect(await addressComplaints(page)).toEqual(said)
    expect(await studio.warnings(page)).toEqual(said)
  })
})

function document(type: string): SanityDocument {
  return { _id: OURS, _type: type, _createdAt: '', _updatedAt: '', _rev: '' }
}

async function addressComplaints(page: SanityDocument): Promise<string[]> {
  const found = await studio.complaints(page)
  return found.filter((words) => / (?:slug|aliases)\b/.test(words))
}
