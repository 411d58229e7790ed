import { expect, test } from 'vitest'
import { directionsLink, videoLink, zipCodeLink } from './outside-links.ts'

test('shows the way from the office to a town', () => {
  const link = new URL(
    directionsLink({ name: 'Charlotte', state: 'NC', zipCode: '28277' }, { name: 'Mint Hill', state: 'NC' }),
  )
  expect(link.searchParams.get('origin')).toBe('Charlotte, NC 28277')
  expect(link.searchParams.get('destination')).toBe('Mint Hill, NC')
})

test('looks up a zip code in its state', () => {
  expect(new URL(zipCodeLink('29730', 'SC')).searchParams.get('query')).toBe('SC 29730')
})

test.each([
  ['Cx4fR2mLk9a', 'https://www.instagram.com/reel/Cx4fR2mLk9a/'],
  [' Cx4f-R_mLk9 ', 'https://www.instagram.com/reel/Cx4f-R_mLk9/'],
  ['https://www.instagram.com/reel/Cx4fR2mLk9a/?igsh=abc', 'https://www.instagram.com/reel/Cx4fR2mLk9a/'],
  ['https://videos.example.com/watch?v=1', 'https://videos.example.com/watch?v=1'],
])('%j is the video at %s', (typed, address) => expect(videoLink(typed)).toBe(address))

test.each(['', 'my reel', 'http://www.instagram.com/reel/Cx4fR2mLk9a/', 'instagram.com/reel'])(
  '%j is no video',
  (typed) => expect(videoLink(typed)).toBeUndefined(),
)
