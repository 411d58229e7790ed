import { Connection } from './connection.ts'

const CONNECTIONS = 100

/** A process of its own, so that it does not slow what measures: asks for a page over 100 connections until it is told to end. */
const [, , address = '', seconds = '10'] = process.argv
const times: number[] = []
let failed = 0
const end = performance.now() + Number(seconds) * 1_000

process.once('disconnect', () => process.exit(0))
await Promise.all(Array.from({ length: CONNECTIONS }, visit))
times.sort((one, other) => one - other)
const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
process.send?.({ requests: times.length, failed, median: at(0.5), p99: at(0.99), longest: times.at(-1) ?? 0 })

async function visit(): Promise<void> {
  let connection = await Connection.open(new URL(address))
  while (performance.now() < end) {
    const started = performance.now()
    try {
      const status = await connection.ask()
      if (status !== 200) failed += 1
      times.push(performance.now() - started)
    } catch {
      failed += 1
      connection.close()
      connection = await Connection.open(new URL(address))
    }
  }
  connection.close()
}
