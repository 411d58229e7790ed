import { absoluteUrl } from '../head/absolute-url.ts'

/** The id of a node on a page, by which the page's other nodes refer to it. */
export function idIn(path: string, name: string): string {
  return `${absoluteUrl(path)}#${name}`
}
