import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { freePorts } from '../environment/ports.ts'
import { root } from '../environment/project-root.ts'
import { lakeVariables } from '../testing/lake-process.ts'

test('where a port is taken nothing is opened, and the session says which one it is', async ({
  onTestFinished,
}) => {
  const [site = 0, studio = 0] = await freePorts(2)
  const other = createServer().listen(site, '127.0.0.1')
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  // The second where somebody runs the product in this folder.
  expect(await said(site, studio, '')).toMatch(
    new RegExp(`^Port ${site} is taken: stop what uses it, or set PORT to|already runs in this folder`),
  )
})

test.each([
  ['192.0.2.1', 'LISTEN_HOST is "192.0.2.1", which is no address of this machine'],
  ['nowhere.invalid', 'LISTEN_HOST is "nowhere.invalid", which is no address of this machine'],
])(
  'an address that is not this machine’s, %s, is told with the name of its variable',
  async (host, words) => {
    const [site = 0, studio = 0] = await freePorts(2)
    const message = await said(site, studio, host)
    expect(message).toContain(words)
    expect(message).not.toContain(' at ')
  },
)

/** The error with which `npm start` ends, as programs read it. */
async function said(site: number, studio: number, host: string): Promise<string> {
  const env = {
    ...lakeVariables({ directory: '', port: studio }),
    PORT: String(site),
    LISTEN_HOST: host,
    LOG_FORMAT: 'json',
  }
  const child = spawn(process.execPath, ['scripts/commands/start.ts'], { cwd: root, env })
  const { event, message } = JSON.parse(await text(child.stdout))
  expect(event).toBe('error')
  return message
}
