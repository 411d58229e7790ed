import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keptConnections } from '../http/connections.ts'
import { StaticHost } from './static-host.ts'
import { temporaryFolder } from './temporary-folder.ts'

test('leaves a connection open for longer than a client keeps it, however busy this process is', async () => {
  const folder = temporaryFolder('host-')
  writeFileSync(join(folder, 'index.html'), 'home')
  const host = await StaticHost.open(folder)
  const response = await fetch(host.url)
  expect(await response.text()).toBe('home')
  expect(response.headers.get('keep-alive')).toBe(`timeout=${keptConnections.betweenProcesses / 1_000}`)
  await host.close()
})
