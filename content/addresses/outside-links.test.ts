import { expect, test } from 'vitest'
import { videoLink } from './outside-links.ts'

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
