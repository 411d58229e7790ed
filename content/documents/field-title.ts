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

/** A reason that names a field by its path, with the name that people see instead: `"Amount" is empty.` */
export function withFieldTitle(reason: string, type: string, path: string): string {
  const title = fieldTitle(type, path)
  return title ? reason.replace(`"${path}"`, () => `"${title}"`) : reason
}

type Lacking = { document: string; type: string; field: string; reason: string }

/** What a document lacks, as people read it: `“Interior painting”: “Amount” is empty.` */
export function lackWords({ document, type, field, reason }: Lacking): string {
  return curvedQuotes(`"${document}": ${withFieldTitle(reason, type, field)}`)
}

function fieldIn(holder: string, name: string): FieldTitle | undefined {
  const fields = Object.hasOwn(fieldTitles, holder) ? fieldTitles[holder] : undefined
  return fields && Object.hasOwn(fields, name) ? fields[name] : undefined
}

/** The text with curved quotation marks, as people read it: messages for logs have straight ones. */
export function curvedQuotes(text: string): string {
  return text.replace(/"([^"]*)"/g, (_, quoted: string) => `“${quoted}”`)
}
