import { request } from 'node:http'
import { atOnce } from '../../fixtures/at-once.ts'
import type { BuiltPage } from './built-page.ts'

/**
 * What a first visit costs before the visitor does anything: the bytes of the page, which has its styles in it, of font and
 * scripts as they come, with their heads, and every request but those for pictures on the page.
 */
export type Weight = { path: string; bytes: number; script: number; requests: number }

const AT_ONCE = 4
const WEIGHED = [
  'link[rel="stylesheet"]',
  'link[rel="preload"][as="font"]',
  'link[rel="preload"][as="script"]',
  'link[rel="modulepreload"]',
  'script[src]',
].join()
/** Browsers ask for them when the page is there, and keep them. */
const BESIDE = 'link[rel="manifest"], link[rel="icon"][type="image/svg+xml"]'

export async function weights(site: string, pages: readonly BuiltPage[]): Promise<Weight[]> {
  const files = new Map<string, Promise<number>>()
  const weightOf = (path: string) => {
    const known = files.get(path) ?? wireBytes(`${site}${path}`)
    files.set(path, known)
    return known
  }
  return atOnce(AT_ONCE, pages, async ({ path, document }) => {
    const needed = document.querySelectorAll(WEIGHED)
    const sizes = await Promise.all(
      needed.map(async ({ rawTagName, attributes }) => ({
        isScript: rawTagName === 'script' || attributes.as === 'script',
        bytes: await weightOf(attributes.src ?? attributes.href ?? ''),
      })),
    )
    const script = sum(sizes.filter(({ isScript }) => isScript))
    const requests = 1 + needed.length + document.querySelectorAll(BESIDE).length
    return [{ path, bytes: (await weightOf(path)) + sum(sizes), script, requests }]
  })
}

function sum(sizes: readonly { bytes: number }[]): number {
  return sizes.reduce((total, { bytes }) => total + bytes, 0)
}

/** All that comes over a connection of its own for one request; every browser takes Brotli over a safe connection. */
export function wireBytes(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'br' }
    const asked = request(url, { agent: false, headers }, (response) => {
      const { socket } = response
      response.on('error', reject).on('end', () => resolve(socket.bytesRead))
      response.resume()
    })
    asked.on('error', reject)
    asked.end()
  })
}
