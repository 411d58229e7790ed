import { expect, test } from 'vitest'
import { project } from '../../testing/samples.ts'
import { projectParser } from './project.ts'

const photo = (name: string) => ({
  ...{ alt: name, rendering: null, crop: null, hotspot: null },
  asset: { _type: 'reference', _ref: `image-${name}-1600x1200-jpg` },
  _key: name,
})

test('a project whose photos are all further ones has the first of them as its picture', () => {
  const photos = [photo('porch'), photo('rail')]
  const shown = projectParser.parse({ ...project, picture: null, photos })
  expect(shown.picture?.alt).toBe('porch')
  expect(shown.photos?.map(({ alt }) => alt)).toEqual(['rail'])
})

test('a project with a picture keeps it, and all further photos', () => {
  const shown = projectParser.parse({ ...project, picture: photo('porch'), photos: [photo('rail')] })
  expect(shown.picture?.alt).toBe('porch')
  expect(shown.photos?.map(({ alt }) => alt)).toEqual(['rail'])
  expect(projectParser.parse({ ...project, picture: null, photos: null }).picture).toBeNull()
})
