import { describe, expect, test } from 'vitest'
import { quoteFields, quoteForms } from '#content/quote/quote-form.ts'
import { post } from './test-post.tsx'

describe('what is no form', () => {
  test('is refused by its type, with a way to the form', async () => {
    for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=x', '']) {
      const { status, shown } = await post('form=message', type)
      expect(status).toBe(415)
      expect(shown.text).toContain('We couldn’t read that')
      expect(shown.links).toContain('/contact#contact')
    }
  })

  test('is refused when it is too much, whatever it says of its length', async () => {
    const text = `message=${'x'.repeat(70_000)}`
    for (const body of [text, new Blob([text]).stream()]) {
      const { status, shown } = await post(body)
      expect(status).toBe(413)
      expect(shown.text).toContain('That’s more than we can take at once')
    }
  })

  test('what the fields take is never too much', async () => {
    const longest = quoteForms.message.map((name) => [name, '家'.repeat(quoteFields[name].longest)])
    expect((await post(Object.fromEntries(longest))).status).toBe(422)
  })

  test('bytes that are no text are no error', async () => {
    expect((await post('firstName=%E0%A4%A&lastName=%ff%00&=&&')).status).toBe(422)
  })
})
