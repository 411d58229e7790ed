import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { dataDirectory, root } from '../environment/project-root.ts'

const file = path.join(dataDirectory, 'reports', 'packages.cdx.json')
/** In bytes: npm says all of it at once. */
const MOST = 100_000_000
const component = z.object({
  name: z.string(),
  version: z.string().optional(),
  licenses: z.array(z.unknown()).default([]),
})

test('every package that runs is listed with its version (CycloneDX)', ({ task }) => {
  const options = ['sbom', '--sbom-format=cyclonedx', '--omit=dev']
  const stdout = execFileSync('npm', options, { cwd: root, maxBuffer: MOST, encoding: 'utf8' })
  const { components } = z.object({ components: z.array(component) }).parse(JSON.parse(stdout))
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, stdout)
  const unlicensed = components.flatMap(({ name, licenses }) => (licenses.length === 0 ? [name] : []))
  const tried = `${components.length} packages in ${path.relative(root, file)}; without a license: ${unlicensed.join(', ') || 'none'}`
  Object.assign(task.meta, { tried })
  expect(components.length).toBeGreaterThan(100)
  expect(components.filter(({ version }) => !version)).toEqual([])
})
