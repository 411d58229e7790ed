import { expect, test } from 'vitest'
import {
  described,
  fieldsFor,
  photosOf,
  photoWords,
  withLarge,
  withoutPair,
  withoutPhoto,
  withPair,
  withPhoto,
} from './job-photos.ts'

const photo = (name: string, more: object = {}) => ({
  _type: 'picture',
  asset: { _type: 'reference', _ref: name },
  ...more,
})
const job = {
  picture: photo('large', { alt: 'A porch' }),
  before: photo('old'),
  photos: [photo('second', { _key: 'b' }), photo('third', { _key: 'c' })],
}

function files(photos: ReturnType<typeof photosOf>) {
  const { picture, before, photos: further } = fieldsFor(photos)
  const named = (one: unknown) => JSON.stringify(one)?.replace(/.*"_ref":"(\w+)".*/, '$1')
  return { picture: named(picture), before: named(before), photos: further.map(named) }
}

test('the first photo is the large one, and the others follow', () => {
  const first = withPhoto(photosOf(undefined), { _type: 'reference', _ref: 'one' })
  expect(fieldsFor(first).picture).toEqual(photo('one'))
  const second = withPhoto(first, { _type: 'reference', _ref: 'two' })
  expect(files(second)).toEqual({ picture: 'one', before: undefined, photos: ['two'] })
  expect(fieldsFor(second).photos[0]).toEqual({ ...photo('two'), _key: expect.any(String) })
})

test('a project whose photos are all further ones has a large one as well', () => {
  expect(files(photosOf({ photos: job.photos }))).toEqual({
    picture: 'second',
    before: undefined,
    photos: ['third'],
  })
  expect(photosOf({ picture: { _type: 'picture', alt: 'Its file was removed' } }).shown).toEqual([])
})

test('another photo becomes the large one, with what is said of it, and none is lost', () => {
  const photos = photosOf(job)
  const [, , third = {}] = photos.shown
  const changed = withLarge(photos, third)
  expect(files(changed)).toEqual({ picture: 'third', before: 'old', photos: ['large', 'second'] })
  expect(fieldsFor(changed).picture).not.toHaveProperty('_key')
  expect(fieldsFor(changed).photos[0]).toMatchObject({ alt: 'A porch', _key: expect.any(String) })
})

test('two photos become before and after, and an earlier pair is undone', () => {
  const photos = photosOf(job)
  const [, second = {}, third = {}] = photos.shown
  const paired = withPair(photos, second, third)
  expect(files(paired)).toEqual({ picture: 'third', before: 'second', photos: ['large', 'old'] })
  expect(files(withoutPair(paired))).toEqual({
    picture: 'third',
    before: undefined,
    photos: ['large', 'old', 'second'],
  })
})

test('a photo is known by its file, also when the form was drawn anew since it was chosen', () => {
  const [large = {}, second = {}] = photosOf(job).shown
  expect(files(withPair(photosOf(job), large, second))).toEqual({
    picture: 'second',
    before: 'large',
    photos: ['third', 'old'],
  })
  expect(files(withLarge(photosOf(job), second)).photos).toEqual(['large', 'third'])
  expect(files(withoutPhoto(photosOf(job), second)).photos).toEqual(['third'])
})

test('when the large photo is removed, the next one is large', () => {
  const photos = photosOf(job)
  const [first = {}] = photos.shown
  expect(files(withoutPhoto(photos, first))).toEqual({ picture: 'second', before: 'old', photos: ['third'] })
  expect(files(withoutPhoto(photos, photos.before ?? {})).before).toBeUndefined()
})

test('descriptions follow the name while nobody typed over them, and the place of their photo', () => {
  const words = photoWords({ category: 'Painting', place: 'Matthews' })
  const proposed = described(photosOf(job), '', words)
  const alts = ({ shown, before }: typeof proposed) => [...shown, before ?? {}].map(({ alt }) => alt)
  expect(alts(proposed)).toEqual([
    'A porch',
    'Painting in Matthews, photo 2',
    'Painting in Matthews, photo 3',
    'Painting in Matthews, before the work',
  ])
  const renamed = described(proposed, words, photoWords({ category: 'Painting', title: ' Blue porch ' }))
  expect(alts(renamed)).toEqual([
    'A porch',
    'Blue porch, photo 2',
    'Blue porch, photo 3',
    'Blue porch, before the work',
  ])
  const [, , third = {}] = renamed.shown
  const moved = described(withLarge(renamed, third), 'Blue porch', 'Blue porch')
  expect(alts(moved)).toEqual(['Blue porch', 'A porch', 'Blue porch, photo 3', 'Blue porch, before the work'])
})
