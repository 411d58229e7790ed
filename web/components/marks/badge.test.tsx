import { expect, test } from 'vitest'
import { Rendered } from '../../testing/rendered.ts'
import { Badge, type BadgeLook } from './badge.tsx'

const looks: readonly BadgeLook[] = ['default', 'secondary', 'destructive', 'outline']

test('every look can be told from every other', () => {
  const classes = looks.flatMap((look) => new Rendered(<Badge look={look}>New</Badge>).attributes('class'))
  expect(new Set(classes).size).toBe(looks.length)
})

test('has its words, and an icon that is not read out', () => {
  const badge = new Rendered(<Badge icon="alert">Emergency</Badge>)
  expect(badge.text).toBe('Emergency')
  expect(badge.attributes('aria-hidden')).toEqual(['true'])
})
