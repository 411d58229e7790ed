import { anchors } from '#content/addresses/routes.ts'

/** The end of the first screen: browsers that support `<link rel="expect">` paint nothing before they have parsed it. */
export function FirstScreenEnd() {
  return <span id={anchors.firstScreen} hidden />
}
