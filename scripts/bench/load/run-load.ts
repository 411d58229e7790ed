import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { z } from 'zod'

const figures = z.object({
  requests: z.number(),
  failed: z.number(),
  median: z.number(),
  p99: z.number(),
  longest: z.number(),
})
export type LoadFigures = z.infer<typeof figures> & { perSecond: number }

/** Asks for the address over 100 connections for so many seconds; times in milliseconds. */
export async function runLoad(address: string, seconds: number): Promise<LoadFigures> {
  const child = fork(path.join(import.meta.dirname, 'load.ts'), [address, String(seconds)], { execArgv: [] })
  const [message] = await once(child, 'message')
  child.disconnect()
  const found = figures.parse(message)
  return { ...found, perSecond: found.requests / seconds }
}
