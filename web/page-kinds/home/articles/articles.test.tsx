import { expect, test } from 'vitest'
import { Rendered } from '../../../testing/rendered.ts'
import { Articles } from './articles.tsx'
import { articlesExample } from './example.ts'
import { articlesParser } from './query.ts'

test('says what each article is about and opens it in a new tab', () => {
  expect(articlesParser.parse(articlesExample)).toEqual(articlesExample)
  const articles = new Rendered(<Articles articles={articlesExample} />)
  expect(articles.sections).toEqual(['articles'])
  expect(articles.items).toBe(1)
  expect(articles.text).toContain('How to read an estimate Money: What each line means.')
  expect(articles.links).toEqual(['https://www.example.com/estimate'])
  expect([articles.attributes('target'), articles.attributes('rel')]).toEqual([['_blank'], ['noopener']])
})
