import { type FieldTitle, fieldTitles } from './field-titles.ts'

/**
 * What the forms call the field that a path such as `sections[_key=="a1"].heading` leads to: "Sections › Heading". Names that no
 * form has, such as that of a list's item, are left out; undefined when none is left.
 */
export function fieldTitle(type: string, path: string): string | undefined {
  const names = path.replace(/\[[^\]]*\]/g, '').split('.')
  const titles: string[] = []
  let inside: readonly string[] = [type]
  for (const name of names) {
    const field = inside.flatMap((holder) => fieldIn(holder, name) ?? []).at(0)
    if (!field) break
    titles.push(field.title)
    inside = field.holds ?? []
  }
  return titles.length > 0 ? titles.join(' › ') : undefined
}

type Lacking = { document: string; type: string; field: string; reason: string }

/** What a document lacks, as people read it: `“Interior painting”: “Amount” is empty.` Messages for logs have straight quotation marks. */
export function lackWords({ document, type, field, reason }: Lacking): string {
  const title = fieldTitle(type, field)
  const named = title ? reason.replace(`"${field}"`, () => `"${title}"`) : reason
  return `"${document}": ${named}`.replace(/"([^"]*)"/g, (_, quoted: string) => `“${quoted}”`)
}

function fieldIn(holder: string, name: string): FieldTitle | undefined {
  const fields = Object.hasOwn(fieldTitles, holder) ? fieldTitles[holder] : undefined
  return fields && Object.hasOwn(fields, name) ? fields[name] : undefined
}
