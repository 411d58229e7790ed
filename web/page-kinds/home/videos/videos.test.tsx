import { expect, test } from 'vitest'
import { Rendered } from '../../../testing/rendered.ts'
import { videosExample } from './example.ts'
import { videosParser } from './query.ts'
import { Videos } from './videos.tsx'

test('shows what each video is about and opens it in a new tab', () => {
  expect(videosParser.parse(videosExample)).toEqual(videosExample)
  const videos = new Rendered(<Videos videos={videosExample} />)
  expect(videos.sections).toEqual(['videos'])
  expect(videos.items).toBe(1)
  expect(videos.text).toContain('Setting a shower curb')
  expect(videos.links).toEqual(['https://www.example.com/reel/curb'])
  expect([videos.attributes('target'), videos.attributes('rel')]).toEqual([['_blank'], ['noopener']])
})
