/**
 * Takes the framework's scripts, the data they would start from, the marks that they would look for, and the hints that
 * load them early out of a page.
 * What stays: structured data, speculation rules and the scripts that the site itself marks with `data-keep`.
 */
export function stripScripts(html: string): string {
  return html
    .replace(scripts, (script, attributes: string) => (isKept(attributes) ? script : ''))
    .replace(links, (link, attributes: string) => (loadsScript(attributes) ? '' : link))
    .replace(marks, '')
}

// The framework escapes "</script" inside its data, so the first closing tag is the right one.
const scripts = /<script\b([^>]*)>[\s\S]*?<\/script>/gi
const links = /<link\b([^>]*)>/gi
const marks = /<!--(?: |\/?\$)-->|<div hidden="">(?:<!--\/?\$-->)*<\/div>/g

function isKept(attributes: string): boolean {
  return (
    /\btype="(application\/ld\+json|speculationrules)"/i.test(attributes) || /\bdata-keep\b/i.test(attributes)
  )
}

function loadsScript(attributes: string): boolean {
  if (/\bdata-keep\b/i.test(attributes)) return false
  return /\brel="modulepreload"/i.test(attributes) || /\bas="script"/i.test(attributes)
}
