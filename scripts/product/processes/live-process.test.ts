import { expect, test } from 'vitest'
import { freePorts, requireFreePort } from '../../environment/ports.ts'
import { temporaryProgram as program } from '../../testing/temporary-program.ts'
import { LiveProcess, runToEnd } from './live-process.ts'

test('a program that ends before it is ready fails with its own words, without a stack', async () => {
  const broken = new LiveProcess(program("throw new Error('The cellar is flooded')"))
  const failure = await broken.ready().catch((error: Error) => error.message)
  expect(failure).toContain('The cellar is flooded')
  expect(failure).not.toMatch(/\n\s+at /)
})

test('a full disk in a program is told as a full disk', async () => {
  const full = program("console.error('Error: ENOSPC: no space left on device, write'); process.exit(1)")
  await expect(runToEnd(full)).rejects.toThrow(/^The disk is full/)
})

test.each([
  ['is told to stop', async (running: LiveProcess) => running.stop()],
  ['is killed by someone else', async (running: LiveProcess) => void running.child.kill('SIGKILL')],
])('the processes that a program started end with it when it %s', async (_, end) => {
  const [port = 0] = await freePorts(1)
  const parent = `
    import { spawn } from 'node:child_process'
    const listen = "require('node:net').createServer().listen(${port}, '127.0.0.1', () => console.log('listening'))"
    spawn(process.execPath, ['-e', listen], { stdio: 'inherit' })
    setInterval(() => {}, 1000)`
  const running = new LiveProcess(program(parent))
  await new Promise<string>((resolve) => running.echo(resolve))
  await expect(requireFreePort(port, 'PORT')).rejects.toThrow('is taken')
  await end(running)
  await running.ended
  await expect(requireFreePort(port, 'PORT')).resolves.toBeUndefined()
})
