import { evaluate, parse } from 'groq-js'
import { createSchema } from 'sanity'
import { expect, test } from 'vitest'
import { schemaTypes } from '../schema/index.ts'
import { UNDESCRIBED, withPictures } from './picture-paths.ts'

const schema = createSchema({ name: 'default', types: schemaTypes })
const query = parse(`*[${withPictures(schema, UNDESCRIBED)}]._id`)
const asset = { _type: 'reference', _ref: 'image-1' }

async function found(...documents: object[]): Promise<unknown> {
  const dataset = documents.map((document, index) => ({ _id: `document-${index}`, ...document }))
  return (await evaluate(query, { dataset })).get()
}

test('finds a picture without a description wherever a document can hold one', async () => {
  const picture = { _type: 'picture', asset }
  const lacking = [
    { _type: 'project', picture },
    { _type: 'project', picture: { ...picture, alt: '' } },
    { _type: 'service', hero: { picture } },
    { _type: 'service', sections: [{ _type: 'prose' }, { _type: 'beforeAfter', before: picture }] },
    { _type: 'homePage', about: { pictures: [{ ...picture, alt: 'A kitchen' }, picture] } },
  ]
  expect(await found(...lacking)).toEqual(lacking.map((_, index) => `document-${index}`))
})

test('is content with a description, and where there is no picture', async () => {
  const picture = { _type: 'picture', asset, alt: 'A kitchen' }
  const good = [
    { _type: 'project', picture },
    { _type: 'project', picture: { _type: 'picture' } },
    { _type: 'project' },
    { _type: 'service', hero: { picture }, sections: [{ _type: 'beforeAfter', before: picture }] },
    { _type: 'price', title: 'A price' },
  ]
  expect(await found(...good)).toEqual([])
})
