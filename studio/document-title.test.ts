import { createSchema } from 'sanity'
import { expect, test } from 'vitest'
import { kindAndTitle, listTitle } from './document-title.ts'
import { schemaTypes } from './schema/index.ts'

const schema = createSchema({ name: 'default', types: schemaTypes })

test.each([
  [{ _type: 'review', author: 'Dana R.' }, 'Dana R.', 'Review: Dana R.'],
  [{ _type: 'redirect', from: '/free-quote' }, '/free-quote', 'Old address: /free-quote'],
  [{ _type: 'homePage' }, 'Home page', 'Home page'],
  [{ _type: 'review' }, 'Review', 'Review'],
])('%o is called "%s", and "%s" among others', (document, title, whole) => {
  expect(listTitle(schema, document)).toBe(title)
  expect(kindAndTitle(schema, document)).toBe(whole)
})
