import { expect, test } from 'vitest'
import { quoteRequest, quoteSubject } from './quote-request.ts'

const painting = { service: 'Painting', town: 'Matthews' }

test('a text message begins with what the page is about', () => {
  expect(quoteRequest(painting)).toBe("Hi, I'd like a free quote: painting in Matthews. What I need: ")
  expect(quoteRequest({ service: 'TV mounting' })).toBe(
    "Hi, I'd like a free quote: TV mounting. What I need: ",
  )
  expect(quoteRequest({ town: 'Mint Hill' })).toBe("Hi, I'd like a free quote in Mint Hill. What I need: ")
  expect(quoteRequest({})).toBe("Hi, I'd like a free quote. What I need: ")
})

test('so does the subject of a mail', () => {
  expect(quoteSubject(painting)).toBe('Free quote request: painting in Matthews')
  expect(quoteSubject({ town: 'Mint Hill' })).toBe('Free quote request: Mint Hill')
  expect(quoteSubject({})).toBe('Free quote request')
})
