/** A path of this site: two slashes, or a backslash, at its beginning would be read as those of another host. */
export function withinSite(path: string): string {
  return path.replace(/^[/\\]*/, '/')
}
