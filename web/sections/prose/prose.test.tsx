import { expect, test } from 'vitest'
import { exampleBusiness } from '../../fragments/examples/example-business.ts'
import { Rendered } from '../../testing/rendered.ts'
import { proseExample } from './example.ts'
import { Prose } from './prose.tsx'

test('the words stand below their heading and its introduction', () => {
  const prose = new Rendered(<Prose {...proseExample} business={exampleBusiness} />)
  expect(prose.sections).toEqual(['prose'])
  expect(prose.text).toContain('What a permit is for And who asks for it. Interior painting costs')
})

test('what the words are about is known by its name, and what belongs to them follows', () => {
  const prose = new Rendered(
    <Prose {...proseExample} name="story" business={exampleBusiness}>
      <p>As drawn.</p>
    </Prose>,
  )
  expect(prose.sections).toEqual(['story'])
  expect(prose.text.endsWith('As drawn.')).toBe(true)
})
