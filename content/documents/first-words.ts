export type Words = {
  hero: { heading: string; lead: string }
  closing: { heading: string; text: string }
  seo: { title: string; description: string }
}

const ANSWER = 'Call, or send photos of the job. We’ll reply with a price in writing.'
/** What search engines show, in characters. */
const TITLE = 60
const DESCRIPTION = 160

/** What a page of a town can say before the owner has written anything: nothing that could be untrue. */
export function cityWords({ name, state }: { name: string; state: string }): Words {
  return {
    hero: {
      heading: `Your contractor in ${name}, ${state}`,
      lead: `Something to repair, renovate, or build in ${name}? Tell us what it is, and you’ll get a price in writing before any work starts.`,
    },
    closing: { heading: `Something to fix in ${name}?`, text: ANSWER },
    seo: {
      title: short(`Contractor in ${name}, ${state}`, TITLE),
      description: short(
        `Repairs, renovations, and upkeep in ${name}, ${state}. Tell us what you need, and you’ll get a price in writing before any work starts.`,
        DESCRIPTION,
      ),
    },
  }
}

/** What a page of a service can say when it has a name and a text on its card. */
export function serviceWords(service: { title: string; summary: string; place: string }): Words {
  const { title, summary, place } = service
  return {
    hero: { heading: title, lead: summary },
    closing: { heading: `Questions about ${title.toLowerCase()}?`, text: ANSWER },
    seo: { title: short(`${title} in ${place}`, TITLE), description: short(summary, DESCRIPTION) },
  }
}

/** Cut at the end of a word. */
function short(text: string, maximum: number): string {
  return text.length <= maximum ? text : text.slice(0, maximum + 1).replace(/\s+\S*$/, '')
}

/**
 * The texts of a page that are still those written for it, each with its field, as they read now; those that read the same are left
 * out.
 */
export function followingWords(
  page: Record<string, unknown>,
  written: Words,
  now: Words,
): { path: readonly [string, string]; text: string }[] {
  const texts = (words: Words) =>
    Object.entries(words).flatMap(([part, fields]) =>
      Object.entries(fields).map(([field, text]) => ({ path: [part, field] as const, text })),
    )
  const before = texts(written)
  return texts(now).filter(({ path: [part, field], text }, index) => {
    const kept: unknown = Object(page[part])[field]
    return kept === before[index]?.text && kept !== text
  })
}
