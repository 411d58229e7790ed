import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { isRunning, moduleOf, temporaryProgram, untilSays } from '../../testing/temporary-program.ts'

/** A session of so many parts, each the given program, which says their process ids when all of them run. */
function sessionOf(count: number, source: string) {
  return temporaryProgram(`
    import { Part } from '${moduleOf('scripts/product/part.ts')}'
    import { endOnSignals } from '${moduleOf('scripts/product/processes/signals.ts')}'
    import { temporaryProgram } from '${moduleOf('scripts/testing/temporary-program.ts')}'
    endOnSignals()
    const parts = Array.from({ length: ${count} }, () => new Part(temporaryProgram(${JSON.stringify(source)})))
    await Promise.all(parts.map((part) => part.start()))
    console.log('running: ' + parts.map(({ running }) => running.child.pid).join())
    await Promise.all(parts.map((part) => part.keep()))
  `)
}

async function runAndEnd(count: number, source: string) {
  const session = spawn(process.execPath, [...sessionOf(count, source).arguments], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [, pids = ''] = await untilSays(session.stdout, /running: (.*)\n/)
  session.kill('SIGTERM')
  const [code] = await once(session, 'exit')
  return { code, pids: pids.split(',').map(Number) }
}

test.each([
  ['do nothing but count', 'setImmediate(() => { for (;;); })'],
  ['have ended by themselves', 'setImmediate(() => process.exit(1))'],
])('a session of parts that %s ends all of them', async (_, source) => {
  const { code, pids } = await runAndEnd(4, `process.send('ready', () => {}); ${source}`)
  expect(code).toBe(0)
  expect(pids).toHaveLength(4)
  for (const pid of pids) await expect.poll(() => isRunning(pid)).toBe(false)
})

test('parts that ignore the request to end are asked side by side: before the first is killed, and then all are gone', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'asked-'))
  const note = `(await import('node:fs')).writeFileSync('${folder}/' + process.pid, '')`
  const source = `process.on('SIGTERM', async () => ${note}); process.send('ready', () => {}); setInterval(() => {}, 1000)`
  const { code, pids } = await runAndEnd(4, source)
  expect(code).toBe(0)
  // Each may take three seconds, and after four and a half all are killed, so that one by one the last were never asked.
  expect(readdirSync(folder).map(Number).sort()).toEqual(pids.sort())
  for (const pid of pids) await expect.poll(() => isRunning(pid)).toBe(false)
})

test('a script that fails ends what it had begun beside, and what that had started', async () => {
  const begun = "require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])"
  const beside = `
    import { createRequire } from 'node:module'
    const require = createRequire(import.meta.url)
    console.log('begun: ' + [process.pid, ${begun}.pid].join())
    process.on('disconnect', () => {})
    setInterval(() => {}, 1000)`
  const failing = temporaryProgram(`
    import { LiveProcess } from '${moduleOf('scripts/product/processes/live-process.ts')}'
    import { runMain } from '${moduleOf('scripts/product/processes/run-main.ts')}'
    import { temporaryProgram } from '${moduleOf('scripts/testing/temporary-program.ts')}'
    await runMain(async () => {
      const running = new LiveProcess(temporaryProgram(${JSON.stringify(beside)}))
      running.echo((line) => console.log(line))
      await running.says('begun')
      throw new Error('The site can’t be built')
    })
  `)
  const session = spawn(process.execPath, [...failing.arguments], { stdio: ['ignore', 'pipe', 'pipe'] })
  const [, pids = ''] = await untilSays(session.stdout, /begun: (.*)\n/)
  const [code] = await once(session, 'exit')
  expect(code).toBe(1)
  for (const pid of pids.split(',').map(Number)) await expect.poll(() => isRunning(pid)).toBe(false)
})
