import { expect, test } from 'vitest'
import { exampleBusiness } from '../../documents/example-business.ts'
import { Rendered } from '../../ui/rendered.ts'
import { Prose } from './component.tsx'
import { proseExample } from './example.ts'

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
