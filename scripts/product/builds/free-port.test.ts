import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { expect, test } from 'vitest'
import { freePorts } from '../../environment/ports.ts'
import { root } from '../../environment/project-root.ts'
import { lakeVariables } from '../../testing/lake-process.ts'
import { temporaryClone } from '../../testing/temporary-clone.ts'
import { untilSays } from '../../testing/temporary-program.ts'

test('a build runs its lake while the product has the ports of site and Studio', async ({
  onTestFinished,
}) => {
  const [site = 0, studio = 0] = await freePorts(2)
  const taken = [site, studio].map((port) => createServer().listen(port, '127.0.0.1'))
  await Promise.all(taken.map((server) => once(server, 'listening')))
  const clone = temporaryClone()
  cpSync(path.join(root, 'studio'), path.join(clone, 'studio'), { recursive: true })
  const env = { ...lakeVariables({ directory: path.join(clone, 'lake'), port: studio }), PORT: String(site) }
  const child = spawn(process.execPath, ['scripts/commands/build.ts'], { cwd: clone, env })
  onTestFinished(async () => {
    const ended = once(child, 'exit')
    if (child.exitCode === null && child.kill('SIGTERM')) await ended
    for (const server of taken) server.close()
  })
  await expect(untilSays(child.stdout, /Started the content lake +\d/)).resolves.toBeDefined()
})
