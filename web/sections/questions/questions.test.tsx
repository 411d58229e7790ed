import { expect, test } from 'vitest'
import { exampleBusiness } from '../../fragments/examples/example-business.ts'
import { Rendered } from '../../testing/rendered.ts'
import { questionsExample } from './example.ts'
import { Questions } from './questions.tsx'

const questions = new Rendered(<Questions {...questionsExample} business={exampleBusiness} name="faq-a" />)

test('shows every question with its answer, the price in it from its document', () => {
  expect(questions.sections).toEqual(['faq'])
  expect(questions.items).toBe(2)
  expect(questions.text).toContain('How long does it take? Interior painting costs $2.50/sq ft and up')
})

test('questions share a name, so that the browser keeps one open at a time; the first is', () => {
  expect(questions.attributes('name')).toEqual(['faq-a', 'faq-a'])
  expect(questions.html.match(/<details[^>]* open=""/g)).toHaveLength(1)
})
