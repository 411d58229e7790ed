import { validateLocalTemplate } from '@sanity/template-validator'
import { expect, test } from 'vitest'
import { root } from '../../environment/project-root.ts'

test('Sanity takes the repository for a template: npm create sanity@latest -- --template', async () => {
  expect(await validateLocalTemplate(root)).toEqual({ isValid: true, errors: [] })
})
