import { expect, test } from 'vitest'
import { Rendered } from '../../testing/rendered.ts'
import { ButtonLink } from './button.tsx'
import { Tip } from './tip.tsx'

test('a tooltip says what its link says to those who do not see it', () => {
  const tip = new Rendered(
    <Tip text="Facebook">
      <ButtonLink look="ghost" size="icon" icon="facebook" href="/" aria-label="Facebook" />
    </Tip>,
  )
  expect(tip.text).toBe('Facebook')
  expect(tip.attributes('role')).toEqual(['tooltip'])
})

test('a tooltip describes the button that refers to it', () => {
  const tip = new Rendered(
    <Tip id="theme" text="Light or dark">
      <button type="button" aria-describedby="theme">
        Theme
      </button>
    </Tip>,
  )
  expect(tip.attributes('aria-describedby')).toEqual(tip.attributes('id'))
})
