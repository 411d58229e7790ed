import { expect, test } from 'vitest'
import { Rendered } from '../../testing/rendered.ts'
import { Button, ButtonLink, type ButtonLook, type ButtonSize } from './button.tsx'

const looks: readonly ButtonLook[] = [
  'default',
  'destructive',
  'outline',
  'secondary',
  'ghost',
  'link',
  'hero',
  'construction',
]
const sizes: readonly ButtonSize[] = ['default', 'sm', 'lg', 'icon']

const classesOf = (look: ButtonLook, size: ButtonSize) =>
  new Rendered(
    <Button look={look} size={size}>
      Send
    </Button>,
  ).attributes('class')

test('every look and every size can be told from every other', () => {
  const all = looks.flatMap((look) => sizes.flatMap((size) => classesOf(look, size)))
  expect(all).toHaveLength(looks.length * sizes.length)
  expect(new Set(all).size).toBe(all.length)
})

test('the default look and size add nothing to a plain button', () => {
  expect(new Rendered(<Button>Send</Button>).attributes('class')).toEqual(classesOf('default', 'default'))
})

test('a button sends a form only when it is told to', () => {
  expect(new Rendered(<Button>Copy</Button>).attributes('type')).toEqual(['button'])
  expect(new Rendered(<Button type="submit">Send</Button>).attributes('type')).toEqual(['submit'])
})

test('a link that looks like a button is a link, and its icon is not read out', () => {
  const link = new Rendered(
    <ButtonLink look="construction" icon="phone" href="tel:+17045550142">
      Call
    </ButtonLink>,
  )
  expect(link.links).toEqual(['tel:+17045550142'])
  expect(link.attributes('aria-hidden')).toEqual(['true'])
  expect(link.html).not.toContain('<button')
})
