import { cpSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../environment/project-root.ts'
import { billOfMaterials } from './release.ts'

const WORKSPACES = ['content', 'studio', 'web', 'packages/lake', 'packages/pages-as-files']

test('the list of packages tells those that run from those for development, and is the same in any folder at any time', async () => {
  const copy = mkdtempSync(path.join(tmpdir(), 'another-folder-'))
  for (const folder of ['.', ...WORKSPACES])
    cpSync(path.join(root, folder, 'package.json'), path.join(copy, folder, 'package.json'))
  cpSync(path.join(root, 'package-lock.json'), path.join(copy, 'package-lock.json'))
  const text = await billOfMaterials(root)
  expect(await billOfMaterials(copy)).toBe(text)

  const bill: { components: { 'bom-ref': string; properties: { name: string }[] }[] } = JSON.parse(text)
  const isForDevelopment = new Map(
    bill.components.map((one) => [
      one['bom-ref'],
      one.properties.some(({ name }) => name === 'cdx:npm:package:development'),
    ]),
  )
  const { dependencies, devDependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  for (const [name, version] of Object.entries(dependencies))
    expect(isForDevelopment.get(`${name}@${version}`), name).toBe(false)
  for (const name of ['knip', 'html-validate'])
    expect(isForDevelopment.get(`${name}@${devDependencies[name]}`), name).toBe(true)
})
