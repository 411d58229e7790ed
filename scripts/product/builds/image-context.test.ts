import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../environment/project-root.ts'
import { builtFrom } from './builds.ts'

test('all that site and Studio are built from comes into a container image', () => {
  const lines = readFileSync(path.join(root, '.dockerignore'), 'utf8').split('\n')
  const topLevel = builtFrom(process.env).map((input) => input.split('/')[0])
  expect(topLevel).toContain('postcss.config.mjs')
  expect([...new Set(topLevel)].filter((name) => !lines.includes(`!${name}`))).toEqual([])
})
