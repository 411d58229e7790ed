import { expect, test } from 'vitest'
import { Rendered } from '../sections/rendered.ts'
import { ButtonLink } from './button.tsx'
import { Tip } from './tip.tsx'

test('a tooltip names what it belongs to', () => {
  const tip = new Rendered(
    <Tip id="tip-facebook" text="Facebook">
      <ButtonLink look="ghost" size="icon" icon="facebook" href="/" aria-labelledby="tip-facebook" />
    </Tip>,
  )
  expect(tip.text).toBe('Facebook')
  expect(tip.attributes('role')).toEqual(['tooltip'])
  expect(tip.attributes('aria-labelledby')).toEqual(tip.attributes('id'))
})
