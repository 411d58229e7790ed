import { fork } from 'node:child_process'
import { once } from 'node:events'
import http from 'node:http'

/** Times in milliseconds, and how many requests were not answered with 200. */
type Load = { times: number[]; failed: number }

/** Asks for the address for so many seconds over kept connections, from a process of its own. */
export async function runLoad(
  address: string,
  seconds: number,
  { connections = 100, authorization = '' } = {},
): Promise<Load> {
  const child = fork(import.meta.filename, [address, `${seconds}`, `${connections}`, authorization])
  const [load] = await once(child, 'message')
  child.disconnect()
  return load
}

if (import.meta.main) {
  const [, , address = '', seconds = '', connections = '', authorization] = process.argv
  const headers = { 'accept-encoding': 'br, gzip', ...(authorization && { authorization }) }
  const agent = new http.Agent({ keepAlive: true })
  const load: Load = { times: [], failed: 0 }
  const end = performance.now() + Number(seconds) * 1_000
  const visit = async () => {
    while (performance.now() < end) {
      const started = performance.now()
      const isAnswered = await ask(address, { headers, agent }).catch(() => false)
      load.times.push(performance.now() - started)
      if (!isAnswered) load.failed += 1
    }
  }
  process.once('disconnect', () => process.exit(0))
  await Promise.all(Array.from({ length: Number(connections) }, visit))
  process.send?.(load)
}

async function ask(address: string, options: http.RequestOptions): Promise<boolean> {
  const [response] = await once(http.get(address, options), 'response')
  response.resume()
  await once(response, 'end')
  return response.statusCode === 200
}
