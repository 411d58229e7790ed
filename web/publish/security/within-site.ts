/**
 * A path of this site: two slashes, or a backslash, at its beginning would be read as those of another host, and so would one behind a tab
 * or a line break, which browsers take out of an address.
 */
export function withinSite(path: string): string {
  return path.replace(/^[/\\\s]*/, '/')
}
