import { anchors } from '#content/routes.ts'

/** Stands where a first screen ends: browsers that know `<link rel="expect">` show nothing of the page before they come to it. */
export function FirstScreenEnd() {
  return <span id={anchors.firstScreen} hidden />
}
